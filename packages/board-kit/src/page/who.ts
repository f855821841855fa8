import type { Seat } from '@tavolata/kernel';
import type { Scene } from './scene.ts';

/** A player by name. */
export const seatName = ({ names }: Pick<Scene, 'names'>, seat: Seat): string => names[seat] ?? seat;

/** The same, but whoever reads is called `you`; an onlooker is nobody at the table. */
export const nameOrYou = (scene: Pick<Scene, 'names' | 'you'>, seat: Seat, you: string): string =>
  seat === scene.you ? you : seatName(scene, seat);

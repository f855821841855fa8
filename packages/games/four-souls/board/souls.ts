import { soulsNeeded } from '@tavolata/four-souls';
import type { Seat } from '@tavolata/kernel';
import type { SoulsScene } from './scene.ts';

/** How many souls make a player win; none where all have one goal, which the board says beside the timer. */
export const goalOf = ({ g }: SoulsScene, seat: Seat): number | undefined =>
  g.state.together || g.state.options.challenge !== 'none' ? undefined : soulsNeeded(g, seat);

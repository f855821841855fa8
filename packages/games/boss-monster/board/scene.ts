import { type CardOf, mineOf, type Scene, type SceneProps, type SeatOf } from '@tavolata/board-kit';
import type { BossMonsterState, CardDef } from '@tavolata/boss-monster';
import type { Seat } from '@tavolata/kernel';

export type BossMonsterScene = Scene<BossMonsterState, CardDef>;

export type Props = SceneProps<BossMonsterScene>;
export type CardProps = CardOf<BossMonsterScene>;
export type SeatProps = SeatOf<BossMonsterScene>;

/** The others, highest XP first; whoever is out comes last. */
export function othersOf(scene: BossMonsterScene): Seat[] {
  const { order, fallen } = scene.g.state;
  const known = order.length > 0 ? [...order, ...fallen] : scene.g.seats;
  const all = [...new Set([...known, ...scene.g.seats])];
  return all.filter(seat => seat !== mineOf(scene));
}

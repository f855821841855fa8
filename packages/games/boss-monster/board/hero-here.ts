import type { CardId, Seat } from '@tavolata/kernel';
import type { BossMonsterScene } from './scene.ts';

/** The Hero who stands in a space of a dungeon, if one does. */
export function heroAt({ g }: BossMonsterScene, seat: Seat, space: number): CardId | undefined {
  const { walk, active } = g.state;
  return walk && active === seat && walk.space === space ? walk.hero : undefined;
}

/** The Hero between Rooms who stands before a space, or before the Boss when none is left (BM-ADV-22). */
export function heroBefore({ g }: BossMonsterScene, seat: Seat, place: number | 'boss'): CardId | undefined {
  const { walk, active } = g.state;
  if (!walk || active !== seat || walk.space !== undefined) return undefined;
  return (walk.ahead[0] ?? 'boss') === place ? walk.hero : undefined;
}

import type { CardId, Seat } from '@tavolata/kernel';
import type { BossMonsterScene } from './scene.ts';

/** The Hero who stands in a space of a dungeon, if one does. */
export function heroAt({ g }: BossMonsterScene, seat: Seat, space: number): CardId | undefined {
  const { walk, active } = g.state;
  return walk && active === seat && walk.space === space ? walk.hero : undefined;
}

/** The Hero inside a dungeon who is between Rooms. */
export function heroBetween({ g }: BossMonsterScene, seat: Seat): CardId | undefined {
  const { walk, active } = g.state;
  return walk && active === seat && walk.space === undefined ? walk.hero : undefined;
}

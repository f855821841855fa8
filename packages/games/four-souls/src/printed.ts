import { behaviours } from '../generated/cards.ts';
import type { Behaviour } from './behaviour.ts';
import { grantsLootPlays, tap } from './card-kit.ts';
import type { Facts } from './defs.ts';

/** What a card does: what its facts say of it, then what is written beside it. */
export function behaviourOf({ id, lootPlays }: Facts): Behaviour | undefined {
  const own = behaviours[id];
  if (lootPlays === undefined) return own;
  return { ...own, abilities: [tap(grantsLootPlays(lootPlays)), ...(own?.abilities ?? [])] };
}

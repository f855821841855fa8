import { contractFromBelow as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { anothersItem, destroyingItems, paid, stealsItem } from '../../src/card-kit.ts';

/** Destroy two of your items: steal another player’s item. */
export const contractFromBelow: Behaviour = {
  abilities: [paid(destroyingItems(its.given), stealsItem(anothersItem))],
};

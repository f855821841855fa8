import type { Behaviour } from '../behaviour.ts';
import { anothersItem, destroyingItems, paid, stealsItem } from '../write.ts';

/** Destroy two of your items: steal another player’s item. */
export const contractFromBelow: Behaviour = {
  abilities: [paid(destroyingItems(2), stealsItem(anothersItem))],
};

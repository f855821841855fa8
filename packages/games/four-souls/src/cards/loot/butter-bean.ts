import type { Behaviour } from '../behaviour.ts';
import { anItemAbilityOrLoot, cancels } from '../write.ts';

/** Cancel a tap or paid ability of an item, or a loot being played. */
export const butterBean: Behaviour = { loot: cancels(anItemAbilityOrLoot) };

import type { Behaviour } from '../../src/behaviour.ts';
import { anItemAbilityOrLoot, cancels } from '../../src/card-kit.ts';

/** Cancel a tap or paid ability of an item, or a loot being played. */
export const butterBean: Behaviour = { loot: cancels(anItemAbilityOrLoot) };

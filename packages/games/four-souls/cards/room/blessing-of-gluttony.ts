import { blessingOfGluttony as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';

/** In their loot step the active player loots one more. */
export const blessingOfGluttony: Behaviour = { statics: { lootStep: () => its.loot } };

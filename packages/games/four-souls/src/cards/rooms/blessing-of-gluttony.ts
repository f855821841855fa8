import type { Behaviour } from '../behaviour.ts';

/** In their loot step the active player loots one more. */
export const blessingOfGluttony: Behaviour = { statics: { lootStep: () => 1 } };

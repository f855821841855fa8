import type { Behaviour } from '../../src/behaviour.ts';
import { active, passesDamageOn, rightOf } from '../../src/card-kit.ts';

/** Damage it takes is dealt also to the player on the active player's right, not as combat damage. */
export const dople: Behaviour = { statics: passesDamageOn(g => rightOf(g, active(g))) };

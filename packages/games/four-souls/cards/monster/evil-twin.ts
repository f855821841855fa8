import type { Behaviour } from '../../src/behaviour.ts';
import { active, leftOf, passesDamageOn } from '../../src/card-kit.ts';

/** Damage it takes is dealt also to the player on the active player's left, not as combat damage. */
export const evilTwin: Behaviour = { statics: passesDamageOn(g => leftOf(g, active(g))) };

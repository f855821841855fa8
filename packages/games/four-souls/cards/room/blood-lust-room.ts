import type { Behaviour } from '../../src/behaviour.ts';
import { grantsAttack, when } from '../../src/card-kit.ts';
import type { G } from '../../src/state.ts';

const isFirst = (g: G): boolean => g.state.turn.attacksDeclared === 0;

/** Each turn the active player must attack; when they declare their first attack, they must make one more. */
export const bloodLustRoom: Behaviour = {
  statics: { owed: g => (isFirst(g) ? [{ grants: false, must: true }] : []) },
  abilities: [when('attack-declared', isFirst, grantsAttack({ must: true }))],
};

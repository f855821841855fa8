import type { G } from '../../state.ts';
import type { Behaviour } from '../behaviour.ts';
import { grantsAttack, when } from '../write.ts';

const isFirst = (g: G): boolean => g.state.turn.attacksDeclared === 0;

/** Each turn the active player must attack; when they declare their first attack, they must make one more. */
export const bloodLustRoom: Behaviour = {
  statics: { owed: g => (isFirst(g) ? [{ grants: false, must: true }] : []) },
  abilities: [when('attack-declared', isFirst, grantsAttack({ must: true }))],
};

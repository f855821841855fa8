import { challengeRoom as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { grantsAttack, on, rolls, whenAMonsterDies } from '../../src/card-kit.ts';

/** When a monster dies, the active player rolls. {faces}: they must make one additional attack. */
export const challengeRoom: Behaviour = {
  abilities: [whenAMonsterDies(rolls(on(its.faces, grantsAttack({ must: true }))))],
};

import type { Behaviour } from '../behaviour.ts';
import { grantsAttack, on, rolls, whenAMonsterDies } from '../write.ts';

/** When a monster dies, the active player rolls. 4-6: they must make one additional attack. */
export const challengeRoom: Behaviour = {
  abilities: [whenAMonsterDies(rolls(on(4, 5, 6, grantsAttack({ must: true }))))],
};

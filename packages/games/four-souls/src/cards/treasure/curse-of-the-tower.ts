import type { Behaviour } from '../behaviour.ts';
import { aMonster, inflicts, on, othersSuffer, rolls, whenYouAreDamaged } from '../write.ts';

/** Each time you take damage, roll. 1-3: every other player takes 1 damage; 4-6: 1 damage to a monster. */
export const curseOfTheTower: Behaviour = {
  abilities: [whenYouAreDamaged(rolls(on(1, 2, 3, othersSuffer(1)), on(4, 5, 6, inflicts(1, aMonster))))],
};

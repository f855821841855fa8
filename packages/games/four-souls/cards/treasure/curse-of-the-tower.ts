import { curseOfTheTower as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aMonster, inflicts, on, othersSuffer, rolls, whenYouAreDamaged } from '../../src/card-kit.ts';

/** Each time you take damage, roll. {low}: every other player takes {lowDamage} damage; {high}: {highDamage} damage to a monster. */
export const curseOfTheTower: Behaviour = {
  abilities: [
    whenYouAreDamaged(
      rolls(on(its.low, othersSuffer(its.lowDamage)), on(its.high, inflicts(its.highDamage, aMonster))),
    ),
  ],
};

import { bobsBrain as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aMonster, aPlayer, inflicts, on, rolls, suffers, whenYouDeclareAttack } from '../../src/card-kit.ts';

/** As you declare an attack, roll. {low}: {lowDamage} damage to a monster; {middle}: {middleDamage} damage to a player; {high}: you take {highDamage} damage. */
export const bobsBrain: Behaviour = {
  abilities: [
    whenYouDeclareAttack(
      rolls(
        on(its.low, inflicts(its.lowDamage, aMonster)),
        on(its.middle, inflicts(its.middleDamage, aPlayer)),
        on(its.high, suffers(its.highDamage)),
      ),
    ),
  ],
};

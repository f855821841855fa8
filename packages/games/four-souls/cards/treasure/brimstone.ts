import { brimstone as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { anotherPlayer, inflicts, isMonster, whenYouDealDamage, youHave } from '../../src/card-kit.ts';

/** You have +{atk} ATK. Each time your combat damage hits a monster: {damage} damage to another player. */
export const brimstone: Behaviour = {
  statics: youHave({ atk: its.atk }),
  abilities: [
    whenYouDealDamage(
      inflicts(its.damage, anotherPlayer),
      (g, _at, { combat, card }) => combat === true && card !== undefined && isMonster(g, card),
    ),
  ],
};

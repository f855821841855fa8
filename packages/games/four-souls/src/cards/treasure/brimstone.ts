import type { Behaviour } from '../behaviour.ts';
import { anotherPlayer, inflicts, isMonster, whenYouDealDamage, youHave } from '../write.ts';

/** You have +1 ATK. Each time your combat damage hits a monster: 1 damage to another player. */
export const brimstone: Behaviour = {
  statics: youHave({ atk: 1 }),
  abilities: [
    whenYouDealDamage(
      inflicts(1, anotherPlayer),
      (g, _at, { combat, card }) => combat === true && card !== undefined && isMonster(g, card),
    ),
  ],
};

import type { Behaviour } from '../behaviour.ts';
import { inflictsOnOthers, onYourAttackRoll, youHave } from '../write.ts';

/** You have +1 ATK. Each time your attack roll ends as a 6: 1 damage to every other player. */
export const ipecac: Behaviour = {
  statics: youHave({ atk: 1 }),
  abilities: [onYourAttackRoll(6, inflictsOnOthers(1))],
};

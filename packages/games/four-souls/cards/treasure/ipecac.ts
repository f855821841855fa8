import { ipecac as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { inflictsOnOthers, onYourAttackRoll, youHave } from '../../src/card-kit.ts';

/** You have +{atk} ATK. Each time your attack roll ends as a {face}: {damage} damage to every other player. */
export const ipecac: Behaviour = {
  statics: youHave({ atk: its.atk }),
  abilities: [onYourAttackRoll(its.face, inflictsOnOthers(its.damage))],
};

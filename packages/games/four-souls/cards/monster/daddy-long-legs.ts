import { daddyLongLegs as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { boostsAllMonsters, onAttackRollAgainstThis } from '../../src/card-kit.ts';

/** On a final attack roll of {face} against it, every monster has +{dc} DC until the end of the turn. */
export const daddyLongLegs: Behaviour = {
  abilities: [onAttackRollAgainstThis(its.face, boostsAllMonsters({ dc: its.dc }))],
};

import type { Behaviour } from '../behaviour.ts';
import { boostsAllMonsters, onAttackRollAgainstThis } from '../write.ts';

/** On a final attack roll of 1 against it, every monster has +1 DC until the end of the turn. */
export const daddyLongLegs: Behaviour = {
  abilities: [onAttackRollAgainstThis(1, boostsAllMonsters({ dc: 1 }))],
};

import { swarmOfFlies as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { onAttackRollAgainstThis, suffers, thatPlayer } from '../../src/card-kit.ts';

/** On a final attack roll of {face} against it, the attacker takes {damage} damage. */
export const swarmOfFlies: Behaviour = {
  abilities: [onAttackRollAgainstThis(its.face, thatPlayer(suffers(its.damage)))],
};

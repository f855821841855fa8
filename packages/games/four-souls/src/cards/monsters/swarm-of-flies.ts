import type { Behaviour } from '../behaviour.ts';
import { onAttackRollAgainstThis, suffers, thatPlayer } from '../write.ts';

/** On a final attack roll of 5 against it, the attacker takes 1 damage. */
export const swarmOfFlies: Behaviour = { abilities: [onAttackRollAgainstThis(5, thatPlayer(suffers(1)))] };

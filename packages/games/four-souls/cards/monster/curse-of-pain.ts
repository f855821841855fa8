import { curseOfPain as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { atYourTurnStart, suffers } from '../../src/card-kit.ts';

/** At the start of your turn: take {damage} damage. */
export const curseOfPain: Behaviour = { abilities: [atYourTurnStart(suffers(its.damage))] };

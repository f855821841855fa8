import { curseOfAmnesia as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { atYourTurnEnd, ditches } from '../../src/card-kit.ts';

/** At the end of your turn: discard {discards} loot cards. */
export const curseOfAmnesia: Behaviour = { abilities: [atYourTurnEnd(ditches(its.discards))] };

import { starterDeck as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { atYourTurnEnd, handOf, loots, provided } from '../../src/card-kit.ts';

/** At the end of your turn, with eight or more cards in hand: loot {loot}. */
export const starterDeck: Behaviour = {
  abilities: [atYourTurnEnd(provided((g, { me }) => handOf(g, me).length >= its.atLeast, loots(its.loot)))],
};

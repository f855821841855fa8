import type { Behaviour } from '../behaviour.ts';
import { atYourTurnEnd, handOf, loots, provided } from '../write.ts';

/** At the end of your turn, with eight or more cards in hand: loot 2. */
export const starterDeck: Behaviour = {
  abilities: [atYourTurnEnd(provided((g, { me }) => handOf(g, me).length >= 8, loots(2)))],
};

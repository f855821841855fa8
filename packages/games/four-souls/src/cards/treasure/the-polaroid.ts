import type { Behaviour } from '../behaviour.ts';
import { atYourTurnEnd, handOf, loots, provided } from '../write.ts';

/** At the end of your turn, with an empty hand: loot 2. */
export const thePolaroid: Behaviour = {
  abilities: [atYourTurnEnd(provided((g, { me }) => handOf(g, me).length === 0, loots(2)))],
};

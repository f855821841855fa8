import { thePolaroid as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { atYourTurnEnd, handOf, loots, provided } from '../../src/card-kit.ts';

/** At the end of your turn, with an empty hand: loot {loot}. */
export const thePolaroid: Behaviour = {
  abilities: [atYourTurnEnd(provided((g, { me }) => handOf(g, me).length === 0, loots(its.loot)))],
};

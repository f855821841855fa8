import { edensBlessing as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { atYourTurnEnd, gains, player, provided } from '../../src/card-kit.ts';

/** At the end of your turn, if you have no cents: gain {cents}¢. */
export const edensBlessing: Behaviour = {
  abilities: [atYourTurnEnd(provided((g, { me }) => player(g, me).cents === 0, gains(its.cents)))],
};

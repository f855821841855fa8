import type { Behaviour } from '../behaviour.ts';
import { atYourTurnEnd, gains, player, provided } from '../write.ts';

/** At the end of your turn, if you have no cents: gain 6¢. */
export const edensBlessing: Behaviour = {
  abilities: [atYourTurnEnd(provided((g, { me }) => player(g, me).cents === 0, gains(6)))],
};

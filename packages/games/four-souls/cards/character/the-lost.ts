import type { Behaviour } from '../../src/behaviour.ts';
import { aCharacter, atYourTurnEnd, may, recharges } from '../../src/card-kit.ts';

/** At the end of your turn: you may recharge a character. */
export const theLost: Behaviour = {
  abilities: [atYourTurnEnd(may(recharges(aCharacter)))],
};

import type { Behaviour } from '../behaviour.ts';
import { atYourTurnEnd, loses } from '../write.ts';

/** At the end of your turn: lose 4¢. */
export const curseOfGreed: Behaviour = { abilities: [atYourTurnEnd(loses(4))] };

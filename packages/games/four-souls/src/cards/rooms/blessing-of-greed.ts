import type { Behaviour } from '../behaviour.ts';
import { atAnyTurnStart, gains } from '../write.ts';

/** At the start of each turn the active player gains 3¢. */
export const blessingOfGreed: Behaviour = { abilities: [atAnyTurnStart(gains(3))] };

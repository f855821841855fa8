import { blessingOfGreed as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { atAnyTurnStart, gains } from '../../src/card-kit.ts';

/** At the start of each turn the active player gains {cents}¢. */
export const blessingOfGreed: Behaviour = { abilities: [atAnyTurnStart(gains(its.cents))] };

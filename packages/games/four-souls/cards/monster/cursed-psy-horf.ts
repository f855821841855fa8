import { cursedPsyHorf as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { suffers, thatPlayer, whenAnItemIsActivated } from '../../src/card-kit.ts';

/** Whoever activates an item takes {damage} damage. */
export const cursedPsyHorf: Behaviour = {
  abilities: [whenAnItemIsActivated(thatPlayer(suffers(its.damage)))],
};

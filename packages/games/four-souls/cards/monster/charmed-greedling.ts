import { charmedGreedling as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { anotherPlayer, gains, targetPlayer, whenThisDiesAfterRewards } from '../../src/card-kit.ts';

/** When it has died and its rewards are gained, a target player other than the active one gains {cents}¢. */
export const charmedGreedling: Behaviour = {
  abilities: [whenThisDiesAfterRewards(targetPlayer(gains(its.cents), anotherPlayer))],
};

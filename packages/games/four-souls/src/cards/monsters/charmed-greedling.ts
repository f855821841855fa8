import type { Behaviour } from '../behaviour.ts';
import { anotherPlayer, gains, targetPlayer, whenThisDiesAfterRewards } from '../write.ts';

/** When it has died and its rewards are gained, a target player other than the active one gains 10¢. */
export const charmedGreedling: Behaviour = {
  abilities: [whenThisDiesAfterRewards(targetPlayer(gains(10), anotherPlayer))],
};

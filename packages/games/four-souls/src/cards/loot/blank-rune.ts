import type { Behaviour } from '../behaviour.ts';
import { eachPlayer, eachPlayerSuffers, gains, loots, on, rolls } from '../write.ts';

/** Roll: each player gains 1¢, loots 2, takes 3 damage, gains 4¢, loots 5, or gains 6¢. */
export const blankRune: Behaviour = {
  loot: rolls(
    on(1, eachPlayer(gains(1))),
    on(2, eachPlayer(loots(2))),
    on(3, eachPlayerSuffers(3)),
    on(4, eachPlayer(gains(4))),
    on(5, eachPlayer(loots(5))),
    on(6, eachPlayer(gains(6))),
  ),
};

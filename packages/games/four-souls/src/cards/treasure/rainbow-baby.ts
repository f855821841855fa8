import type { Behaviour } from '../behaviour.ts';
import { chooseOne, eachPlayer, eachPlayerSuffers, gains, loots, tap } from '../write.ts';

/** Tap, choose one: each player loots 1; or gains 2¢; or takes 1 damage. */
export const rainbowBaby: Behaviour = {
  abilities: [
    tap(
      chooseOne({
        'each-loots': eachPlayer(loots(1)),
        'each-gains-cents': eachPlayer(gains(2)),
        'each-suffers': eachPlayerSuffers(1),
      }),
    ),
  ],
};

import { rainbowBaby as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { chooseOne, eachPlayer, eachPlayerSuffers, gains, loots, tap } from '../../src/card-kit.ts';

/** Tap, choose one: each player loots {loot}; or gains {cents}¢; or takes {damage} damage. */
export const rainbowBaby: Behaviour = {
  abilities: [
    tap(
      chooseOne({
        'each-loots': eachPlayer(loots(its.loot)),
        'each-gains-cents': eachPlayer(gains(its.cents)),
        'each-suffers': eachPlayerSuffers(its.damage),
      }),
    ),
  ],
};

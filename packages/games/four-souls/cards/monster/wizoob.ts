import type { Behaviour } from '../../src/behaviour.ts';
import { aPlayer, destroyOwnSoul, does, targetPlayer, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, a target player destroys one of their souls. */
export const wizoob: Behaviour = {
  abilities: [
    whenThisDies(
      targetPlayer(
        does(function* (g, { me, card }) {
          yield* destroyOwnSoul(g, me, card);
        }),
        aPlayer,
      ),
    ),
  ],
};

import type { Behaviour } from '../../src/behaviour.ts';
import { cancelThisAttack, does, isAttacked, mayI, thatPlayer, when } from '../../src/card-kit.ts';

/** Whoever attacks the Monster deck may cancel that attack once the card is in a slot. */
export const angelicIntervention: Behaviour = {
  abilities: [
    when(
      'attack-revealed',
      () => true,
      thatPlayer(
        does(function* (g, use) {
          if (isAttacked(g, use.event?.card) && (yield* mayI(use))) cancelThisAttack(g);
        }),
      ),
    ),
  ],
};

import type { Behaviour } from '../behaviour.ts';
import { chooseOne, discardsThis, findsGuppy, inOrder, loots, onReveal, suffers } from '../write.ts';

/** The active player chooses: nothing; loot 2 and take 1 damage; or take 2 damage and find an item with Guppy. */
export const devilDeal: Behaviour = {
  abilities: [
    onReveal(
      chooseOne({
        'discard-this': discardsThis,
        'loot-for-damage': inOrder(loots(2), suffers(1)),
        'guppy-for-damage': inOrder(suffers(2), findsGuppy),
      }),
    ),
  ],
};

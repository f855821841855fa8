import { devilDeal as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  chooseOne,
  discardsThis,
  findsGuppy,
  inOrder,
  loots,
  onReveal,
  suffers,
} from '../../src/card-kit.ts';

/** The active player chooses: nothing; loot {loot} and take {damage} damage; or take {moreDamage} damage and find an item with Guppy. */
export const devilDeal: Behaviour = {
  abilities: [
    onReveal(
      chooseOne({
        'discard-this': discardsThis,
        'loot-for-damage': inOrder(loots(its.loot), suffers(its.damage)),
        'guppy-for-damage': inOrder(suffers(its.moreDamage), findsGuppy),
      }),
    ),
  ],
};

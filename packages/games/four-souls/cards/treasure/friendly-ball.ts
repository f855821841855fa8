import type { Behaviour, TargetSpec } from '../../src/behaviour.ts';
import {
  aimAt,
  aimed,
  aMonsterNotAttacked,
  cardOf,
  chooseOne,
  does,
  grantAttack,
  putInFreeSlot,
  putUnder,
  still,
  takeFromUnder,
  tap,
  underOf,
} from '../../src/card-kit.ts';

/** As long as nothing is under this. */
const aFreeMonster: TargetSpec = {
  ...aMonsterNotAttacked,
  candidates: (g, use) => (underOf(g, use.card).length > 0 ? [] : aMonsterNotAttacked.candidates(g, use)),
};

/** Tap, choose one: catch a monster nobody attacks under this; or let it out, and it must be attacked. */
export const friendlyBall: Behaviour = {
  abilities: [
    tap(
      chooseOne({
        'catch-monster': aimed([aFreeMonster], (g, use) => {
          const card = cardOf(use);
          if (card !== undefined && still(g, use.source) !== undefined) putUnder(g, card, use.card);
        }),
        'release-monster': does(function* (g, use) {
          const [card] = underOf(g, use.card);
          if (card === undefined || !(yield* putInFreeSlot(g, use, card))) return;
          takeFromUnder(g, card);
          grantAttack(g, { must: true, only: [aimAt(g, card)] });
        }),
      }),
    ),
  ],
};

import type { Behaviour } from '../../src/behaviour.ts';
import {
  aimAt,
  aMonsterOrPlayer,
  aNonEternalItem,
  answering,
  chooseOne,
  destroy,
  does,
  inTurnOrder,
  kill,
  onceDestroyed,
  pickAim,
  soulCards,
  still,
  tap,
} from '../../src/card-kit.ts';
import type { Aim, G } from '../../src/state.ts';

const everySoul = (g: G): Aim[] =>
  inTurnOrder(g)
    .flatMap(seat => soulCards(g, seat))
    .map(card => aimAt(g, card));

/** Tap, choose one: destroy this; if you do, kill a player or monster, or destroy an item or soul. */
export const chaosCard: Behaviour = {
  abilities: [
    tap(
      chooseOne({
        'kill-one': onceDestroyed(
          answering(
            'harm',
            does(function* (g, use) {
              const aim = yield* pickAim(g, use, aMonsterOrPlayer.candidates(g, use));
              if (aim) kill(g, aim, use.me);
            }),
          ),
        ),
        'destroy-one': onceDestroyed(
          does(function* (g, use) {
            const aim = yield* pickAim(g, use, [...aNonEternalItem.candidates(g, use), ...everySoul(g)]);
            const card = still(g, aim);
            if (card !== undefined) yield* destroy(g, card);
          }),
        ),
      }),
    ),
  ],
};

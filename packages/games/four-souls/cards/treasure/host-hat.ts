import { hostHat as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  anotherPlayer,
  answering,
  damageToYou,
  does,
  endLasting,
  inflicts,
  lasts,
  tap,
  triggerLasting,
} from '../../src/card-kit.ts';

/** Tap: the next {prevented} damage to you this turn is prevented; when it is, {damage} damage to another player. */
export const hostHat: Behaviour = {
  abilities: [
    tap(
      answering(
        'damage',
        does((g, use) => lasts(g, use, 'hat')),
      ),
    ),
  ],
  lasting: {
    hat: {
      replaces: [
        damageToYou((g, at, event) => {
          endLasting(g, at);
          triggerLasting(g, at, 'strikes-back');
          return { ...event, amount: event.amount - its.prevented };
        }),
      ],
    },
    'strikes-back': { effect: inflicts(its.damage, anotherPlayer) },
  },
};

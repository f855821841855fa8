import type { Behaviour } from '../behaviour.ts';
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
} from '../write.ts';

/** Tap: the next 1 damage to you this turn is prevented; when it is, 1 damage to another player. */
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
          return { ...event, amount: event.amount - 1 };
        }),
      ],
    },
    'strikes-back': { effect: inflicts(1, anotherPlayer) },
  },
};

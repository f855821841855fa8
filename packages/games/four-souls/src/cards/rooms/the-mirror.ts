import type { Behaviour } from '../behaviour.ts';
import { atAnyTurnStart, does, getsTreasure, hpOf, lasts, mayI, payHp } from '../write.ts';

/** At the start of each turn the active player may pay HP down to 1; then each monster that dies this turn gives them a treasure. */
export const theMirror: Behaviour = {
  abilities: [
    atAnyTurnStart(
      does(function* (g, use) {
        const surplus = hpOf(g, { seat: use.me }) - 1;
        if (surplus > 0 && (yield* mayI(use)) && payHp(g, use.me, surplus)) lasts(g, use, 'spoils');
      }),
    ),
  ],
  lasting: {
    spoils: {
      on: 'died',
      when: (_g, _at, { monster }) => monster === true,
      effect: getsTreasure(1),
      again: true,
    },
  },
};

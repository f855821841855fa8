import { theMirror as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { atAnyTurnStart, does, getsTreasure, hpOf, lasts, mayI, payHp } from '../../src/card-kit.ts';

/** At the start of each turn the active player may pay HP down to {hp}; then each monster that dies this turn gives them {treasure} treasure. */
export const theMirror: Behaviour = {
  abilities: [
    atAnyTurnStart(
      does(function* (g, use) {
        const surplus = hpOf(g, { seat: use.me }) - its.hp;
        if (surplus > 0 && (yield* mayI(use)) && payHp(g, use.me, surplus)) lasts(g, use, 'spoils');
      }),
    ),
  ],
  lasting: {
    spoils: {
      on: 'died',
      when: (_g, _at, { monster }) => monster === true,
      effect: getsTreasure(its.treasure),
      again: true,
    },
  },
};

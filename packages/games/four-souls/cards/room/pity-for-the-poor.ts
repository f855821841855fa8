import type { Behaviour } from '../../src/behaviour.ts';
import { hasFewest, note, noted, soulsOf } from '../../src/card-kit.ts';

/** Whatever else there is about the price. */
const FOR_NOTHING = Number.NEGATIVE_INFINITY;

/** On their turn a player with the fewest souls may buy one shop item for free. */
export const pityForThePoor: Behaviour = {
  statics: {
    price: (g, at, seat, choice) =>
      choice.card !== undefined &&
      hasFewest(g, seat, soulsOf) &&
      noted(g, at.card, 'given') !== g.state.turn.number
        ? FOR_NOTHING
        : 0,
    as(g, at, { type, seat, unseen }) {
      if (type === 'bought' && !unseen && seat && hasFewest(g, seat, soulsOf))
        note(g, at.card, 'given', g.state.turn.number);
    },
  },
};

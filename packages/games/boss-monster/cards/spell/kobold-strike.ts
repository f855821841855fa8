import type { Behaviour } from '../../src/behaviour.ts';
import { takeBackFaceDown } from '../../src/verbs/build.ts';

/** Every face-down Room returns to its owner's hand, and nobody builds any more this turn. */
export const koboldStrike: Behaviour = {
  spell: {
    resolve(g) {
      for (const seat of g.state.order) takeBackFaceDown(g, seat);
      // BM-CARD-11: by no means whatever; the building steps go on without placements.
      g.state.strike = true;
      g.emit('strike');
    },
  },
};

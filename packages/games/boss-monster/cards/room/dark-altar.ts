import type { Behaviour } from '../../src/behaviour.ts';
import { aimAtDiscard, takeAimed } from '../../src/verbs/discard-pile.ts';

/** Destroy this Room: take any card from the discard pile, this one included (BM-CARD-07). */
export const darkAltar: Behaviour = {
  activated: { ...aimAtDiscard(() => true), resolve: takeAimed },
};

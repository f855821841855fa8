import { aimAtDiscard, takeAimed } from '../../verbs/discard-pile.ts';
import type { Behaviour } from '../behaviour.ts';

/** Destroy this Room: take any card from the discard pile, this one included (BM-CARD-07). */
export const darkAltar: Behaviour = {
  activated: { ...aimAtDiscard(() => true), resolve: takeAimed },
};

import type { Behaviour } from '../../src/behaviour.ts';
import { aimAtDiscard, takeAimed } from '../../src/verbs/discard-pile.ts';

/** Once per turn, discard two Room cards: take a Room card from the discard pile. */
export const dracolichLair: Behaviour = {
  activated: { ...aimAtDiscard(def => def.type === 'room'), resolve: takeAimed },
};

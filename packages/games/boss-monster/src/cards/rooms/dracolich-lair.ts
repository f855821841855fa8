import { aimAtDiscard, takeAimed } from '../../verbs/discard-pile.ts';
import type { Behaviour } from '../behaviour.ts';

/** Once per turn, discard two Room cards: take a Room card from the discard pile. */
export const dracolichLair: Behaviour = {
  activated: { ...aimAtDiscard(def => def.type === 'room'), resolve: takeAimed },
};

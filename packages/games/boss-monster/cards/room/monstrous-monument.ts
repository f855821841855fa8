import type { Behaviour } from '../../src/behaviour.ts';
import { takeFromDiscard } from '../../src/verbs/discard-pile.ts';

/** When built: take a Monster Room card from the discard pile. */
export const monstrousMonument: Behaviour = {
  whenBuilt: (g, { me, card }) =>
    takeFromDiscard(g, me, card, def => def.type === 'room' && def.subtype === 'monster'),
};

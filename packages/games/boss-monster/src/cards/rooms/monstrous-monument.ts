import { takeFromDiscard } from '../../verbs/discard-pile.ts';
import type { Behaviour } from '../behaviour.ts';

/** When built: take a Monster Room card from the discard pile. */
export const monstrousMonument: Behaviour = {
  whenBuilt: (g, { me, card }) =>
    takeFromDiscard(g, me, card, def => def.type === 'room' && def.subtype === 'monster'),
};

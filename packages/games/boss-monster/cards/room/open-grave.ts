import type { Behaviour } from '../../src/behaviour.ts';
import { takeFromDiscard } from '../../src/verbs/discard-pile.ts';

/** Once per turn, a Hero is defeated here: take a Room card from the discard pile. */
export const openGrave: Behaviour = {
  whenHeroDefeatedHere: (g, { me, card }) => takeFromDiscard(g, me, card, def => def.type === 'room'),
};

import type { Behaviour } from '../../src/behaviour.ts';
import { DECK_ONLY, grantsAttack, inOrder, onReveal } from '../../src/card-kit.ts';

const intoTheDeck = grantsAttack({ must: true, only: DECK_ONLY });

/** The active player must make two additional attacks, both against the Monster deck. */
export const ambushEvent: Behaviour = { abilities: [onReveal(inOrder(intoTheDeck, intoTheDeck))] };

import type { Behaviour } from '../../src/behaviour.ts';
import { fetchAdvanced } from '../../src/verbs/fetch-room.ts';

/** Level Up: you may fetch an Advanced Monster Room from the Room deck or the discard pile, and build it at once. */
export const kingCroak: Behaviour = { levelUp: (g, me) => fetchAdvanced(g, me, 'monster') };

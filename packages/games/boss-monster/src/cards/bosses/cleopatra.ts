import { fetchAdvanced } from '../../verbs/fetch-room.ts';
import type { Behaviour } from '../behaviour.ts';

/** Level Up: you may fetch an Advanced Trap Room from the Room deck or the discard pile, and build it at once. */
export const cleopatra: Behaviour = { levelUp: (g, me) => fetchAdvanced(g, me, 'trap') };

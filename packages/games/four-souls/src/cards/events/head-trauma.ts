import type { Behaviour } from '../behaviour.ts';
import { ditches, onReveal } from '../write.ts';

/** The active player discards 2 loot cards. */
export const headTrauma: Behaviour = { abilities: [onReveal(ditches(2))] };

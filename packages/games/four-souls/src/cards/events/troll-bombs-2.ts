import type { Behaviour } from '../behaviour.ts';
import { onReveal, suffers } from '../write.ts';

/** The active player takes 2 damage. */
export const trollBombs2: Behaviour = { abilities: [onReveal(suffers(2))] };

import { trollBombs as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { onReveal, suffers } from '../../src/card-kit.ts';

/** The active player takes {damage} damage. */
export const trollBombs: Behaviour = { abilities: [onReveal(suffers(its.damage))] };

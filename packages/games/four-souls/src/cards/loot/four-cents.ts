import type { Behaviour } from '../behaviour.ts';
import { gains } from '../write.ts';

/** Gain 4¢. */
export const fourCents: Behaviour = { loot: gains(4) };

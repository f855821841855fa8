import type { Behaviour } from '../behaviour.ts';
import { setsRoll, tap } from '../write.ts';

/** Tap: a roll becomes a 3. */
export const libra: Behaviour = { abilities: [tap(setsRoll(3))] };

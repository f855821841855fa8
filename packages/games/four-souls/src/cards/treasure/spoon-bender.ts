import type { Behaviour } from '../behaviour.ts';
import { addsToRoll, tap } from '../write.ts';

/** Tap: add 1 to a roll. */
export const spoonBender: Behaviour = { abilities: [tap(addsToRoll(1))] };

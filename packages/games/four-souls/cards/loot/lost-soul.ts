import type { Behaviour } from '../../src/behaviour.ts';
import { becomesSoul, whenThisEnters } from '../../src/card-kit.ts';

/** Trinket. As it enters play it becomes a soul of its player. */
export const lostSoul: Behaviour = { abilities: [whenThisEnters(becomesSoul)] };

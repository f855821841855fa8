import type { Behaviour } from '../behaviour.ts';
import { becomesSoul, whenThisEnters } from '../write.ts';

/** Trinket. As it enters play it becomes a soul of its player. */
export const lostSoul: Behaviour = { abilities: [whenThisEnters(becomesSoul)] };

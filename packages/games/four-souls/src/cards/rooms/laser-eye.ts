import type { Behaviour } from '../behaviour.ts';
import { suffers, thatPlayer, whenAPlayerLoots } from '../write.ts';

/** Whoever loots, however many cards, takes 1 damage. */
export const laserEye: Behaviour = { abilities: [whenAPlayerLoots(thatPlayer(suffers(1)))] };

import type { Behaviour } from '../behaviour.ts';
import { suffers, thatPlayer, whenAnItemIsActivated } from '../write.ts';

/** Whoever activates an item takes 1 damage. */
export const staticShock: Behaviour = { abilities: [whenAnItemIsActivated(thatPlayer(suffers(1)))] };

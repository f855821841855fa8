import { laserEye as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { suffers, thatPlayer, whenAPlayerLoots } from '../../src/card-kit.ts';

/** Whoever loots, however many cards, takes {damage} damage. */
export const laserEye: Behaviour = { abilities: [whenAPlayerLoots(thatPlayer(suffers(its.damage)))] };

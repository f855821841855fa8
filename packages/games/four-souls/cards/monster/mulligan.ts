import { mulligan as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { addsSlots, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, there is one more monster slot. */
export const mulligan: Behaviour = { abilities: [whenThisDies(addsSlots('monster', its.slots))] };

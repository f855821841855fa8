import type { Behaviour } from '../behaviour.ts';
import { addsSlots, whenThisDies } from '../write.ts';

/** When it dies, there is one more monster slot. */
export const mulligan: Behaviour = { abilities: [whenThisDies(addsSlots('monster', 1))] };

import type { Behaviour } from '../behaviour.ts';
import { addsSlots, whenThisDies } from '../write.ts';

/** When it dies, there is one more shop slot. */
export const hanger: Behaviour = { abilities: [whenThisDies(addsSlots('shop', 1))] };

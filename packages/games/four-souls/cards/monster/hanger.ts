import { hanger as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { addsSlots, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, there is one more shop slot. */
export const hanger: Behaviour = { abilities: [whenThisDies(addsSlots('shop', its.slots))] };

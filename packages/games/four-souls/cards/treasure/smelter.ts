import { smelter as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { discarding, gains, paid } from '../../src/card-kit.ts';

/** Discard a loot card: gain {cents}¢. */
export const smelter: Behaviour = { abilities: [paid(discarding(its.given), gains(its.cents))] };

import { payToPlay as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { anothersItem, cents, paid, stealsItem } from '../../src/card-kit.ts';

/** Pay {price}¢: steal another player’s item. */
export const payToPlay: Behaviour = { abilities: [paid(cents(its.price), stealsItem(anothersItem))] };

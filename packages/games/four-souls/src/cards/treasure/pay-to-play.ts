import type { Behaviour } from '../behaviour.ts';
import { anothersItem, cents, paid, stealsItem } from '../write.ts';

/** Pay 10¢: steal another player’s item. */
export const payToPlay: Behaviour = { abilities: [paid(cents(10), stealsItem(anothersItem))] };

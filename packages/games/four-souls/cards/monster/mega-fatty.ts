import { megaFatty as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { healsThis, whenThisDealsCombatDamage } from '../../src/card-kit.ts';

/** Each time it deals combat damage, it heals {heal} HP. */
export const megaFatty: Behaviour = { abilities: [whenThisDealsCombatDamage(healsThis(its.heal))] };

import type { Behaviour } from '../behaviour.ts';
import { healsThis, whenThisDealsCombatDamage } from '../write.ts';

/** Each time it deals combat damage, it heals 1 HP. */
export const megaFatty: Behaviour = { abilities: [whenThisDealsCombatDamage(healsThis(1))] };

import type { Behaviour } from '../behaviour.ts';
import { active, does, inflictOnEach, others, whenThisDealsCombatDamage } from '../write.ts';

/** Each time it deals combat damage, it deals 1 damage to every player but the active one. */
export const theBloat: Behaviour = {
  abilities: [whenThisDealsCombatDamage(does((g, use) => inflictOnEach(g, use, others(g, active(g)), 1)))],
};

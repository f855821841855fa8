import type { Behaviour } from '../behaviour.ts';
import { does, impersonal, inflictOnEach, others, whenThisDealsCombatDamage } from '../write.ts';

/** Each time it deals combat damage, it deals 1 damage to every player but the active one. */
export const theBloat: Behaviour = {
  abilities: [
    whenThisDealsCombatDamage(impersonal(does((g, use) => inflictOnEach(g, use, others(g, use.me), 1)))),
  ],
};

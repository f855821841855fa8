import { theBloat as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, impersonal, inflictOnEach, others, whenThisDealsCombatDamage } from '../../src/card-kit.ts';

/** Each time it deals combat damage, it deals {damage} damage to every player but the active one. */
export const theBloat: Behaviour = {
  abilities: [
    whenThisDealsCombatDamage(
      impersonal(does((g, use) => inflictOnEach(g, use, others(g, use.me), its.damage))),
    ),
  ],
};

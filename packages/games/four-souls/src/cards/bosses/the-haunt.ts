import type { Behaviour } from '../behaviour.ts';
import { boostsThis, thing, whenThisIsDamaged } from '../write.ts';

/** Every second time it takes damage in a turn, +1 DC until the end of the turn. */
export const theHaunt: Behaviour = {
  abilities: [whenThisIsDamaged(boostsThis({ dc: 1 }), (g, at) => (thing(g, at.card)?.hits ?? 0) % 2 === 0)],
};

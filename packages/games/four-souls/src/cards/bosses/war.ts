import type { Behaviour } from '../behaviour.ts';
import { boostsThis, whenThisIsDamaged } from '../write.ts';

/** Each time it takes damage, +1 ATK until the end of the turn. */
export const war: Behaviour = { abilities: [whenThisIsDamaged(boostsThis({ atk: 1 }))] };

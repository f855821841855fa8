import { war as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { boostsThis, whenThisIsDamaged } from '../../src/card-kit.ts';

/** Each time it takes damage, +{atk} ATK until the end of the turn. */
export const war: Behaviour = { abilities: [whenThisIsDamaged(boostsThis({ atk: its.atk }))] };

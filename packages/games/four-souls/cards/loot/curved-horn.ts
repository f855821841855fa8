import { curvedHorn as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { yourFirstAttackRollHasAtk } from '../../src/card-kit.ts';

/** Trinket. +{atk} ATK for your first attack roll each turn. */
export const curvedHorn: Behaviour = { statics: yourFirstAttackRollHasAtk(its.atk) };

import type { Behaviour } from '../behaviour.ts';
import { yourFirstAttackRollHasAtk } from '../write.ts';

/** Trinket. +1 ATK for your first attack roll each turn. */
export const curvedHorn: Behaviour = { statics: yourFirstAttackRollHasAtk(1) };

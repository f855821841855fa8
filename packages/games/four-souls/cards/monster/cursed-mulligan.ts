import { cursedMulligan as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { addsSlots, whenAMonsterDies } from '../../src/card-kit.ts';

/** Whenever a monster dies, itself too, there is one more monster slot. */
export const cursedMulligan: Behaviour = { abilities: [whenAMonsterDies(addsSlots('monster', its.slots))] };

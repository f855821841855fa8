import type { Behaviour } from '../behaviour.ts';
import { addsSlots, whenAMonsterDies } from '../write.ts';

/** Whenever a monster dies, itself too, there is one more monster slot. */
export const cursedMulligan: Behaviour = { abilities: [whenAMonsterDies(addsSlots('monster', 1))] };

import type { Behaviour } from '../behaviour.ts';
import { anothersItem, may, stealsItem, whenThisDies } from '../write.ts';

/** When it dies, the active player may steal a target non-eternal item of another player. */
export const momsDeadHand: Behaviour = { abilities: [whenThisDies(may(stealsItem(anothersItem)))] };

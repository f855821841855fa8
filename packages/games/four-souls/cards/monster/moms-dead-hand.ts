import type { Behaviour } from '../../src/behaviour.ts';
import { anothersItem, may, stealsItem, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, the active player may steal a target non-eternal item of another player. */
export const momsDeadHand: Behaviour = { abilities: [whenThisDies(may(stealsItem(anothersItem)))] };

import type { Behaviour } from '../behaviour.ts';
import { DECK_ONLY, grantsAttack, whenThisDies } from '../write.ts';

/** When it dies, the active player may make one additional attack, against the Monster deck only. */
export const bigSpider: Behaviour = { abilities: [whenThisDies(grantsAttack({ only: DECK_ONLY }))] };

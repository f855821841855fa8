import type { Behaviour } from '../../src/behaviour.ts';
import { DECK_ONLY, grantsAttack, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, the active player may make one additional attack, against the Monster deck only. */
export const bigSpider: Behaviour = { abilities: [whenThisDies(grantsAttack({ only: DECK_ONLY }))] };

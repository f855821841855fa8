import { fourSouls } from '../src/index.ts';

/** The game as it lies in its box: a card of ours would have every match play out differently. */
export const box = { ...fourSouls, defs: fourSouls.defs.filter(def => !('extra' in def)) };

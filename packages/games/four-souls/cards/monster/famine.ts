import type { Behaviour } from '../../src/behaviour.ts';
import { does, skipNextTurn, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, the active player skips their next turn. */
export const famine: Behaviour = { abilities: [whenThisDies(does((g, { me }) => skipNextTurn(g, me)))] };

import type { Behaviour } from '../behaviour.ts';
import { does, skipNextTurn, whenThisDies } from '../write.ts';

/** When it dies, the active player skips their next turn. */
export const famine: Behaviour = { abilities: [whenThisDies(does((g, { me }) => skipNextTurn(g, me)))] };

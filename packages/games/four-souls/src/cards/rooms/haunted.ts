import type { Behaviour } from '../behaviour.ts';
import { does, skipNextTurn, thatPlayer, whenASoulIsGained } from '../write.ts';

/** Whoever gains a soul skips their next turn. */
export const haunted: Behaviour = {
  abilities: [whenASoulIsGained(thatPlayer(does((g, { me }) => skipNextTurn(g, me))))],
};

import type { Behaviour } from '../../src/behaviour.ts';
import { does, skipNextTurn, thatPlayer, whenASoulIsGained } from '../../src/card-kit.ts';

/** Whoever gains a soul skips their next turn. */
export const haunted: Behaviour = {
  abilities: [whenASoulIsGained(thatPlayer(does((g, { me }) => skipNextTurn(g, me))))],
};

import type { Seat } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import type { Effect, G } from '../../src/state.ts';
import { cancel } from '../../src/steps/effects.ts';
import { aimAtSpell } from '../../src/verbs/cancels.ts';
import { effectById, spellsInPlay } from '../../src/verbs/waiting.ts';

const spellsAgainst = (g: G, me: Seat): Effect[] => spellsInPlay(g).filter(({ by }) => by !== me);

/** Once per turn, discard a Spell: cancel a Spell an opponent has just played. */
export const allSeeingEye: Behaviour = {
  activated: {
    cancels: true,
    refuse: (g, { me }) =>
      spellsAgainst(g, me).length === 0 ? g.refuse('BM-SPELL-08', 'no-spell-to-cancel') : undefined,
    aim: (g, use) => aimAtSpell(g, use, spellsAgainst(g, use.me)),
    isLegal: (g, { aim }) => effectById(g, aim.effect) !== undefined,
    resolve: (g, { aim }) => cancel(g, aim.effect),
  },
};

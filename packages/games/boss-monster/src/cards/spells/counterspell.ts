import { cancel } from '../../steps/effects.ts';
import { aimAtSpell } from '../../verbs/cancels.ts';
import { effectById, spellsInPlay } from '../../verbs/waiting.ts';
import type { Behaviour } from '../behaviour.ts';

/** Cancel a Spell just played by anyone. */
export const counterspell: Behaviour = {
  spell: {
    cancels: true,
    aim: (g, use) => aimAtSpell(g, use, spellsInPlay(g)),
    isLegal: (g, { aim }) => effectById(g, aim.effect) !== undefined,
    resolve: (g, { aim }) => cancel(g, aim.effect),
  },
};

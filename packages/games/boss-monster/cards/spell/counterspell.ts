import type { Behaviour } from '../../src/behaviour.ts';
import { cancel } from '../../src/steps/effects.ts';
import { aimAtSpell } from '../../src/verbs/cancels.ts';
import { effectById, spellsInPlay } from '../../src/verbs/waiting.ts';

/** Cancel a Spell just played by anyone. */
export const counterspell: Behaviour = {
  spell: {
    cancels: true,
    aim: (g, use) => aimAtSpell(g, use, spellsInPlay(g)),
    isLegal: (g, { aim }) => effectById(g, aim.effect) !== undefined,
    resolve: (g, { aim }) => cancel(g, aim.effect),
  },
};

import type { Behaviour } from '../../src/behaviour.ts';
import { powerDef } from '../../src/verbs/powers.ts';
import { effectOn, next } from '../../src/verbs/tasks.ts';

/** All Forms end, the hero travels, then may take on one Form. */
export const celerity: Behaviour = {
  *action(g, hero, card) {
    const { moves = 0, gain = {} } = powerDef(g, card);
    next(g, { do: 'walk', hero, moves, first: true }, effectOn(hero, { gain }, card), {
      do: 'activate-family',
      hero,
      family: 'form',
    });
  },
};

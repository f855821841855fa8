import { choose } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import { defeat } from '../../src/verbs/heroes.ts';
import { TOWN } from '../../src/zones.ts';

/** Level Up: a Hero in town is defeated; it is in no Room, so no Room answers. */
export const gorgona: Behaviour = {
  *levelUp(g, me) {
    const hero = yield* choose(g, me, 'petrify-hero', g.cards(TOWN), { rule: 'BM-DEATH-02' });
    if (hero !== undefined) defeat(g, hero, me);
  },
};

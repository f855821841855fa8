import { choose } from '@tavolata/kernel';
import { defeat } from '../../verbs/heroes.ts';
import { TOWN } from '../../zones.ts';
import type { Behaviour } from '../behaviour.ts';

/** Level Up: a Hero in town is defeated; it is in no Room, so no Room answers. */
export const gorgona: Behaviour = {
  *levelUp(g, me) {
    const hero = yield* choose(g, me, 'petrify-hero', g.cards(TOWN), { rule: 'BM-DEATH-02' });
    if (hero !== undefined) defeat(g, hero, me);
  },
};

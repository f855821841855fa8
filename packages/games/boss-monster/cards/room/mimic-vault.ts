import { choose } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import { heroDef, sendToEntrance } from '../../src/verbs/heroes.ts';
import { TOWN } from '../../src/zones.ts';

/** When built: an Ordinary Hero in town goes to the end of the line at your entrance (BM-CARD-15: no choice whether). */
export const mimicVault: Behaviour = {
  *whenBuilt(g, { me, card }) {
    const heroes = g.cards(TOWN).filter(hero => heroDef(g, hero).tier === 'ordinary');
    const hero = yield* choose(g, me, 'lure-hero', heroes, { rule: 'BM-CARD-15', source: card });
    if (hero !== undefined) sendToEntrance(g, hero, me);
  },
};

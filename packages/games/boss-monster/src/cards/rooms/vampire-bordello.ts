import { maybeChoose } from '@tavolata/kernel';
import { heal } from '../../verbs/heroes.ts';
import { wounds } from '../../zones.ts';
import { type Behaviour, DECLINED } from '../behaviour.ts';

/** Once per turn, a Hero is defeated here: you may heal one Wound card. */
export const vampireBordello: Behaviour = {
  *whenHeroDefeatedHere(g, { me, card }) {
    const hero = yield* maybeChoose(g, me, 'heal-wound', g.cards(wounds(me)), {
      rule: 'BM-HEAL-01',
      source: card,
    });
    if (hero === undefined) return DECLINED;
    heal(g, hero, me);
  },
};

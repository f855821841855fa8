import { maybeChoose } from '@tavolata/kernel';
import { type Behaviour, DECLINED } from '../../src/behaviour.ts';
import { heal } from '../../src/verbs/heroes.ts';
import { wounds } from '../../src/zones.ts';

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

import { draw } from '../../verbs/draw.ts';
import { aimedHero, atSoul, mine } from '../../verbs/targets.ts';
import { REMOVED } from '../../zones.ts';
import type { Behaviour } from '../behaviour.ts';

/** Remove one of your Souls from the game, then draw two Spells. */
export const soulHarvest: Behaviour = {
  spell: {
    ...atSoul('harvest-soul', mine),
    resolve(g, effect) {
      const hero = aimedHero(effect);
      g.move(hero, REMOVED);
      g.emit('soul-harvested', { seat: effect.by, hero });
      draw(g, effect.by, 'spell', 2);
    },
  },
};

import { soulHarvest as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { draw } from '../../src/verbs/draw.ts';
import { aimedHero, atSoul, mine } from '../../src/verbs/targets.ts';
import { REMOVED } from '../../src/zones.ts';

/** Remove one of your Souls from the game, then draw two Spells. */
export const soulHarvest: Behaviour = {
  spell: {
    ...atSoul('harvest-soul', mine),
    resolve(g, effect) {
      const hero = aimedHero(effect);
      g.move(hero, REMOVED);
      g.emit('soul-harvested', { seat: effect.by, hero });
      draw(g, effect.by, 'spell', its.spells);
    },
  },
};

import type { Behaviour } from '../../src/behaviour.ts';
import { thisTurn } from '../../src/card-kit.ts';

/** In a turn a player may play one loot card and activate one ability. */
export const shadowOfFamine: Behaviour = {
  statics: {
    forbids(g, _at, { type, seat }) {
      if (!seat || (type !== 'play-loot' && type !== 'activate')) return undefined;
      const { lootPlayed, activations } = thisTurn(g, seat);
      return (type === 'play-loot' ? lootPlayed : activations) > 0
        ? g.refuse('FS-STATIC-01', 'once-a-turn')
        : undefined;
    },
  },
};

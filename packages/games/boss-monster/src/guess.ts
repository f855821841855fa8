import type { Guess } from '@tavolata/kernel';
import type { CardDef } from './defs.ts';
import type { BossMonsterState } from './state.ts';
import { player, roomDef } from './verbs/dungeon.ts';
import { spaceOfFaceDown, stack } from './zones.ts';

/**
 * A card that somebody has placed face-down is a Room they may build there (BM-BUILD-14), and a better one sooner: of
 * everything else hidden nothing is known but the back.
 */
export const guess: Guess<BossMonsterState, CardDef> = {
  zones: ['face-down'],
  weight(g, card, def) {
    const at = spaceOfFaceDown.get(g.zoneOf(card));
    if (!at || def.type !== 'room') return 0;
    const [below] = g.cards(stack(at.seat, at.space));
    if (below === undefined) return def.tier === 'basic' ? 1 + def.damage : 0;
    if (player(g, at.seat).spaces.find(({ id }) => id === at.space)?.deactivated) return 0;
    if (def.tier === 'basic') return 1;
    return def.treasure.some(icon => roomDef(g, below).treasure.includes(icon)) ? 2 + def.damage : 0;
  },
};

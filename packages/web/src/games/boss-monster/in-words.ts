import { type BossMonsterState, type CardDef, limits, soulsOf, woundsOf } from '@tavolata/boss-monster';
import { listed } from '../../shared/strings.ts';
import type { InWords } from '../page.ts';
import { labelOf } from './words.ts';

/** Everybody's score in words; dungeons and village are zones. */
export const inWords: InWords<BossMonsterState, CardDef> = {
  label: labelOf,
  facts: ({ g, say }) =>
    g.seats.map(seat => ({
      seat,
      line: listed(
        say.say('board.souls', { count: soulsOf(g, seat), max: limits.soulsToWin }),
        say.say('board.wounds', { count: woundsOf(g, seat), max: limits.woundsToLose }),
      ),
      at: { seat },
    })),
};

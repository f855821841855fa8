import { choose } from '@tavolata/kernel';
import type { Effect } from '../behaviour.ts';
import type { KEYWORD_TRIGGERS } from '../table/keyword-triggers.ts';
import { active, inTurnOrder, still } from '../table/table.ts';
import { putInDiscard, takeCurse } from './zoning.ts';

/** What the abilities do that keywords stand for and that use the stack (FS-KEY-21). */
export const KEYWORDS: Readonly<Record<keyof typeof KEYWORD_TRIGGERS, Effect>> = {
  /** FS-KEY-08, FS-EVT-08: the active player picks who gains the curse, as this resolves. */
  curse: {
    *resolve(g, use) {
      const seat = yield* choose(g, active(g), 'curse-whom', inTurnOrder(g), {
        rule: 'FS-EVT-08',
        source: use.card,
      });
      const card = still(g, use.source);
      if (seat && card !== undefined) takeCurse(g, seat, card);
    },
  },
  'curse-ends': {
    resolve(g, use) {
      const card = still(g, use.source);
      if (card !== undefined) putInDiscard(g, card);
    },
  },
};

import { choose } from '@tavolata/kernel';
import type { Effect, Standing } from '../cards/behaviour.ts';
import type { G, Happening } from '../state.ts';
import { active, faceOf, inTurnOrder, placeOf, still } from './table.ts';
import { putInDiscard, takeCurse } from './zoning.ts';

export interface KeywordAbility extends Effect {
  readonly on: Happening['type'];
  readonly when: (g: G, at: Standing, event: Happening) => boolean;
}

const isCurse = (g: G, at: Standing): boolean => faceOf(g, at.card).keywords.includes('curse');

/** The abilities that keywords stand for and that use the stack (FS-KEY-21). */
export const KEYWORDS: Readonly<Record<string, KeywordAbility>> = {
  /** FS-KEY-08, FS-EVT-08: the active player picks who gains the curse, as this resolves. */
  curse: {
    on: 'entered-play',
    when: (g, at, { card }) => card === at.card && placeOf(g, at.card).kind === 'slot' && isCurse(g, at),
    *resolve(g, use) {
      const seat = yield* choose(g, active(g), 'curse-whom', inTurnOrder(g), {
        rule: 'FS-EVT-08',
        source: use.card,
      });
      const card = still(g, use.source);
      if (seat && card !== undefined) takeCurse(g, seat, card);
    },
  },
  /** FS-KEY-09: before the death penalty. */
  'curse-ends': {
    on: 'died',
    when: (g, at, { seat }) => at.by !== undefined && seat === at.by && isCurse(g, at),
    resolve(g, use) {
      const card = still(g, use.source);
      if (card !== undefined) putInDiscard(g, card);
    },
  },
};

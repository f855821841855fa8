import type { Standing } from '../behaviour.ts';
import type { G, Happening } from '../state.ts';
import { faceOf, placeOf } from './table.ts';

/** When the ability of a keyword triggers; what it then does is in keywords.ts. */
export interface KeywordTrigger {
  readonly on: Happening['type'];
  readonly when: (g: G, at: Standing, event: Happening) => boolean;
}

const isCurse = (g: G, at: Standing): boolean => faceOf(g, at.card).keywords.includes('curse');

export const KEYWORD_TRIGGERS = {
  /** FS-KEY-08, FS-EVT-08. */
  curse: {
    on: 'entered-play',
    when: (g, at, { card }) => card === at.card && placeOf(g, at.card).kind === 'slot' && isCurse(g, at),
  },
  /** FS-KEY-09: before the death penalty. */
  'curse-ends': {
    on: 'died',
    when: (g, at, { seat }) => at.by !== undefined && seat === at.by && isCurse(g, at),
  },
} as const satisfies Record<string, KeywordTrigger>;

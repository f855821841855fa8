import type { RuleId, Seat } from './ids.ts';

/** How a match ended. `order` lists everybody, best first; seats that share a place share an entry. */
export interface Result {
  how: 'ranking' | 'shared' | 'team' | 'draw' | 'lost';
  /** One seat, several that win together, or none (a draw; all lost). */
  winners: Seat[];
  order: Seat[][];
  /** A text key. */
  reason: string;
  rule: RuleId;
}

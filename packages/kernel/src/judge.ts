import type { Def } from './game.ts';
import type { Seat } from './ids.ts';
import type { Play } from './play.ts';
import type { Ask, Pick } from './question.ts';
import type { State } from './state.ts';

/** A game's sense of what is good. It only ever gets a view: what `seat` may know, with blanks for the rest. */
export interface Judge<S extends State, D extends Def> {
  /** How good a position is for the seat; only comparisons matter. */
  value(view: Play<S, D>, seat: Seat): number;
  /** What a sensible player would answer, and how good each reasonable answer looks; best first. */
  advise(view: Play<S, D>, ask: Ask): readonly Advice[];
}

export interface Advice {
  readonly pick: Pick;
  readonly worth: number;
}

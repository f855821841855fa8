import type { Def } from './game.ts';
import type { Seat } from './ids.ts';
import type { Play } from './play.ts';
import type { Ask, Option, Pick } from './question.ts';
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

/** Advice to take one option. */
export interface Choice extends Advice {
  readonly pick: number;
}

/** All options, best first; of equals the earlier. */
export const rank = (options: readonly Option[], worth: (option: Option) => number): Choice[] =>
  options
    .map((option, pick) => ({ pick, worth: worth(option) }))
    .sort((one, other) => other.worth - one.worth);

/** The best so many of a ranking, as the answer to a question for several. */
export const best = (ranking: readonly Choice[], count: number): Advice => ({
  pick: ranking.slice(0, count).map(({ pick }) => pick),
  worth: 1,
});

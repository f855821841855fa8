import type { Def } from './game.ts';
import type { Seat } from './ids.ts';
import type { Play } from './play.ts';
import type { Option, Pick, Question } from './question.ts';
import type { State } from './state.ts';

/** A game's sense of what is good. It only ever gets a view: what `seat` may know, with blanks for the rest. */
export interface Judge<S extends State, D extends Def> {
  /** How good a position is for the seat; only comparisons matter. */
  value(view: Play<S, D>, seat: Seat): number;
  /** What a sensible player would answer, and how good each reasonable answer looks; best first. */
  advise(view: Play<S, D>, question: Question): readonly Advice[];
  readonly search?: SearchHints<S, D>;
}

/** What a bot that plays ahead should know of a game. */
export interface SearchHints<S extends State, D extends Def> {
  /** A rollout stops after this many turns, as `turn` counts them, and its position is valued. */
  readonly turns: number;
  /** By how many standard errors another answer must lead the advised one. */
  readonly restraint: number;
  /** What winning is worth beside the value of the final position, losing as much less. */
  readonly win: number;
  /** Whether nothing can be found by playing ahead: an empty window in which one would pass. */
  isQuiet?(view: Play<S, D>, question: Question, advices: readonly Advice[]): boolean;
}

export interface Advice {
  readonly pick: Pick;
  readonly worth: number;
}

/** Advice to take one option. */
interface RankedOption extends Advice {
  readonly pick: number;
}

/** All options, best first; of equals the earlier. */
export const rankOptions = (options: readonly Option[], worth: (option: Option) => number): RankedOption[] =>
  options
    .map((option, pick) => ({ pick, worth: worth(option) }))
    .sort((one, other) => other.worth - one.worth);

/** The best `count` of a ranking, as the answer to a question for several. */
export const bestChoices = (ranking: readonly RankedOption[], count: number): Advice => ({
  pick: ranking.slice(0, count).map(({ pick }) => pick),
  worth: 1,
});

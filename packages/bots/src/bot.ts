import type { Def, Pick, Play, Question, State } from '@tavolata/kernel';
import type { Standpoint } from '@tavolata/kernel/match';

/** A whole number from 0 up to, and without, the one given: all the chance a bot has. */
export type Below = (below: number) => number;

/**
 * A player that is a program. It gets its seat's view (blanks for what the seat does not know) and the question as
 * the seat sees it, never the true state; equal views, questions and chance give equal answers.
 */
export interface Bot {
  readonly name: string;
  /** Whether the answer depends on the view at all; for a bot that answers blindly none is built. */
  readonly looks: boolean;
  /** Whether it imagines worlds: then it must be told how the question came about, as its seat knows it. */
  readonly imagines?: true;
  choose<S extends State, D extends Def>(
    view: Play<S, D>,
    question: Question,
    below: Below,
    standpoint?: () => Standpoint<S>,
  ): Pick;
  /** The same answer, with pauses, for whoever has other things to do meanwhile; what takes no time has none. */
  ponder?<S extends State, D extends Def>(
    view: Play<S, D>,
    question: Question,
    below: Below,
    standpoint?: () => Standpoint<S>,
  ): Generator<void, Pick>;
}

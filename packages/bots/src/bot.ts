import type { Ask, Def, Pick, Play, State } from '@tavolata/kernel';

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
  choose<S extends State, D extends Def>(view: Play<S, D>, ask: Ask, below: Below): Pick;
}

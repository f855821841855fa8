import type { CardId, Seat } from '@tavolata/kernel';
import type { ThingRef } from '@tavolata/table';

/** A line of 'where does this number come from'. */
export interface NumberLine {
  readonly label: string;
  readonly value: string;
}

/** What the magnifying glass tells beside the card itself. */
export interface Inspected {
  /** Where the card lies. */
  readonly where?: string;
  /** Over the numbers: what they explain; and their sum. */
  readonly title?: string;
  readonly total?: NumberLine;
  /** What can be done with it now, or is known about it: a sentence each. */
  readonly now?: readonly string[];
  /** The rules that concern it, by id. */
  readonly rules?: readonly string[];
}

/** What there is to read about a thing that is no card: somebody to choose, a place, a guild. */
export interface Described {
  readonly name: string;
  /** Each under a word of its own, if it has one. */
  readonly parts: readonly { readonly title?: string; readonly text: string }[];
  /** The rules that concern it, by id. */
  readonly rules?: readonly string[];
}

/** What waits to be resolved, for the rail: next on top. */
export interface Waiting {
  readonly card: CardId;
  readonly by: Seat;
  /** What it is aimed at. */
  readonly line: string;
  /** What it will do, in a sentence. */
  readonly effect?: string;
}

/** For the table in words: something that is no card, in a line. */
export interface Fact {
  readonly line: string;
  /** Whose it is; nobody's belongs to the table. */
  readonly seat?: Seat;
  /** What can be picked there. */
  readonly at?: ThingRef;
}

import type { Ask, Def, Params, Pick, Play, Result, State } from '@tavolata/kernel';

/** What a report takes down. Notes of parts, added in any order, give the notes of the whole. */
export interface Notes {
  /** Something that could be so, and whether it was: yes, no, or how much of it (a draw is half a victory). */
  share(group: string, name: string, was: boolean | number): void;
  /** A whole number that differs from match to match. */
  number(group: string, value: number): void;
}

/** Looks on at one match. What it remembers of the match is its own; what it finds goes into the notes. */
export interface Watcher<S extends State, D extends Def> {
  /** Something happened; `g` is the table as it is now, with nothing hidden. */
  event?(g: Play<S, D>, type: string, params: Params): void;
  /** A bot had a real choice, saw this view of the table and picked so. */
  answer?(view: Play<S, D>, ask: Ask, pick: Pick): void;
  end?(g: Play<S, D>, result: Result): void;
}

/** What `simulate --report` tells of the matches of one game, beyond who won. Groups are printed in this order. */
export interface MatchReport<S extends State = State, D extends Def = Def> {
  /** Headings of the shares, by group. */
  readonly shares: Readonly<Record<string, string>>;
  /** Headings of the numbers, by group. */
  readonly numbers: Readonly<Record<string, string>>;
  watch(notes: Notes): Watcher<S, D>;
}

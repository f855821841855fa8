import type { Def } from './game.ts';
import type { Seat } from './ids.ts';
import type { Play } from './play.ts';
import type { Option, Params, Pick, Question } from './question.ts';
import type { Result } from './result.ts';
import type { State } from './state.ts';

/** Says a game's texts in one language, with the names of cards and seats in them. */
interface TerminalVoice {
  say(key: string, params?: Readonly<Record<string, unknown>>): string;
  has(key: string): boolean;
  seat(seat: Seat): string;
}

/** What a drawing is made of: a view of the position, and words. */
export interface TerminalContext<S extends State = State, D extends Def = Def> {
  readonly g: Play<S, D>;
  readonly voice: TerminalVoice;
  /** A card by its definition, or by its back where that is all the view tells. */
  readonly nameOf: (def: string) => string;
}

/** Draws a position as lines. */
export type TerminalBoard<S extends State = State, D extends Def = Def> = (
  context: TerminalContext<S, D>,
) => readonly string[];

/** What an option would do, in the words of its card, if those say it. */
export type OptionText<S extends State = State, D extends Def = Def> = (
  g: Play<S, D>,
  option: Option,
  voice: TerminalVoice,
) => string | undefined;

/** What a report takes down. Notes of parts, added in any order, give the notes of the whole. */
export interface Notes {
  /** Something that could be so, and whether it was: yes, no, or how much of it (a draw is half a victory). */
  share(group: string, name: string, was: boolean | number): void;
  /** A whole number that differs from match to match. */
  number(group: string, value: number): void;
}

/** Looks on at one match. What it remembers of the match is its own; what it finds goes into the notes. */
export interface Watcher<S extends State = State, D extends Def = Def> {
  /** Something happened; `g` is the table as it is now, with nothing hidden. */
  event?(g: Play<S, D>, type: string, params: Params): void;
  /** A bot had a real choice, saw this view of the table and picked so. */
  answer?(view: Play<S, D>, question: Question, pick: Pick): void;
  end?(g: Play<S, D>, result: Result): void;
}

/**
 * What `simulate --report` tells of the matches of one game, beyond who won. Groups are printed in this order, under
 * the heading `report.<report>.<group>` of the game's texts.
 */
export interface MatchReport<S extends State = State, D extends Def = Def> {
  readonly shares: readonly string[];
  readonly numbers: readonly string[];
  watch(notes: Notes): Watcher<S, D>;
}

/** What a game adds for the terminal, in its folder `terminal/`. */
export interface Terminal<S extends State = State, D extends Def = Def> {
  /** The events that mean a card was played, for `simulate`. */
  readonly played: readonly string[];
  readonly board: TerminalBoard<S, D>;
  /** Tells the options of one card apart. */
  readonly optionText?: OptionText<S, D>;
  /** What `simulate --report` can tell, by name. */
  readonly reports?: Readonly<Record<string, MatchReport<S, D>>>;
}

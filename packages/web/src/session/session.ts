import type { ReadonlySignal } from '@preact/signals';
import type { MatchFile, Seat, State, Viewer } from '@tavolata/kernel';
import type { About, Command, Notice, Picture, Pointed, Problem, Reply, TableEvent } from '@tavolata/table';

/** A command before it has its number. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'n'> : never) : never;

/** What one viewer has been told so far. */
export interface Told<S extends State = State> {
  readonly viewer: Viewer;
  readonly about: About;
  readonly picture: Picture<S>;
  readonly events: readonly TableEvent[];
  readonly notices: readonly Notice[];
  /** How far the host's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
  /** What somebody shows the others, with the latest message alone. */
  readonly pointed?: Pointed;
}

/** Something somebody said. Text, never markup. */
export interface ChatLine {
  readonly n: number;
  readonly seat: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** Said to these alone. */
  readonly to?: readonly Seat[];
}

/** Where the same people play again, and the seat of whoever called them. */
export interface Rematch {
  readonly table: string;
  readonly by?: Seat;
}

/** What a table has that stands on a server, among people. */
export interface Company {
  readonly id: string;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** How many only watch, and whether they may. */
  readonly watchers: ReadonlySignal<{ readonly count: number; readonly watch: boolean }>;
  readonly rematch: ReadonlySignal<Rematch | undefined>;
  /** Why the server will not have us any more: a code, or the reason of the close. */
  readonly refused: ReadonlySignal<string | undefined>;
  /** To everybody, or to one's own team; false if it was not taken. */
  say(text: string, to?: 'team'): Promise<boolean>;
}

/** A table as the page has it, wherever it runs. */
export interface Session {
  readonly told: ReadonlySignal<Told | undefined>;
  /** Whether the host can be reached. */
  readonly online: ReadonlySignal<boolean>;
  send(wish: Wish): Promise<Reply>;
  /** What became of an answer from before the page was opened, if it was not taken: nobody waits for that reply. */
  readonly keptRefused?: ReadonlySignal<Problem | undefined>;
  /** At one screen: show the table as this seat sees it. */
  lookAs?(seat: Seat): void;
  readonly company?: Company;
  /** It is only looked at: nothing can be played, taken back or given up. */
  readonly isPast?: true;
  /** Where I sat, whosever eyes I look with now. */
  readonly mySeat?: Seat | undefined;
  /** At one's own screen: the whole match as a file, with its key. */
  file?(): Promise<MatchFile | undefined>;
  /** At one's own screen: the same again; the new table's name. */
  again?(): Promise<string>;
  close(): void;
}

import type { ReadonlySignal } from '@preact/signals';
import type { Seat, State, Viewer } from '@tavolata/kernel';
import type { MatchFile } from '@tavolata/kernel/match';
import type { ChatLine, Rematch } from '@tavolata/protocol';
import type {
  CommandDraft,
  Notice,
  Pointed,
  Problem,
  Reply,
  SeatSnapshot,
  TableEvent,
  TableInfo,
} from '@tavolata/table';

/** What one viewer has been told so far. */
export interface TableSnapshot<S extends State = State> {
  readonly viewer: Viewer;
  readonly about: TableInfo;
  readonly snapshot: SeatSnapshot<S>;
  readonly events: readonly TableEvent[];
  /** The first event that is known: what happened before can be fetched. */
  readonly begin: number;
  readonly notices: readonly Notice[];
  /** How far the host's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
  /** What somebody shows the others, with the latest message alone. */
  readonly pointed?: Pointed;
}

/** What a table has that stands on a server, among people. */
export interface Company {
  readonly id: string;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** Whether watching is allowed, and how many do: only those who sit are told. */
  readonly watchers: ReadonlySignal<{ readonly count?: number; readonly watch: boolean }>;
  readonly rematch: ReadonlySignal<Rematch | undefined>;
  /** Why the server will not have us any more: a code, or the reason of the close. */
  readonly refused: ReadonlySignal<string | undefined>;
  /** To everybody, or to one's own team; false if it was not taken. */
  say(text: string, to?: 'team'): Promise<boolean>;
}

/** A table as the page has it, wherever it runs. */
export interface TableSession {
  readonly table: ReadonlySignal<TableSnapshot | undefined>;
  /** Whether the host can be reached. */
  readonly online: ReadonlySignal<boolean>;
  send(draft: CommandDraft): Promise<Reply>;
  /** Fetches a page of what happened before what is known; false if there is none, or not now. */
  earlier?(): Promise<boolean>;
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

import type { Game, Seat, SetupOptions } from '@tavolata/kernel';
import type { MatchFile, SeatNames } from '@tavolata/kernel/match';
import type { ClockRules, SeatInfo, SeatSnapshot, Update } from '@tavolata/table';

type ListedGame = Pick<Game<never, never>, 'slug' | 'version' | 'players' | 'options'>;

/** Who sits where; whether they are there is not told from afar. */
export type ListedSeat = SeatInfo extends infer S
  ? S extends SeatInfo
    ? Omit<S, 'here' | 'heldUntil'>
    : never
  : never;

/** What everybody at a table sees of it, as lists show it. */
export interface TableSummary {
  readonly phase: SeatSnapshot['phase'];
  readonly seats: readonly ListedSeat[];
  readonly waiting: readonly Seat[];
  readonly turn?: number;
}

/** A table of a guest's. Of one that cannot be opened any more, there is no summary. */
export interface ListedTable extends Partial<TableSummary> {
  readonly id: string;
  readonly game: string;
  readonly created: number;
  readonly touched: number;
  readonly over: boolean;
  readonly seat: Seat;
  /** Who may delete it. */
  readonly owner?: Seat;
  readonly yourTurn: boolean;
  readonly rematch?: string;
}

/** A table, and the guest's seat there. */
export interface TableSeat {
  readonly id: string;
  readonly seat: Seat;
}

/** A link as it is shown, once: what is kept of it cannot be turned back. */
export interface NewLink {
  readonly link: string;
}

/** What somebody who was invited sees before they say yes. */
export interface Invitation {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly free: number;
  readonly options: SetupOptions;
  /** Absent where nobody is hurried. */
  readonly clock?: ClockRules;
  /** Whether the cards are dealt, here or where the match was moved from. */
  readonly begun: boolean;
  /** The guest has a seat at this table already. */
  readonly seat?: Seat;
  readonly used: boolean;
}

/** What a seat has seen of a match that still runs: no secret, and nothing the seat was not told. */
export interface SeatFile extends Omit<Update, 'viewer' | 'now' | 'from' | 'cursor'> {
  readonly format: 'tavolata-seat';
  readonly version: 1;
  readonly seat: Seat;
}

/** A match with its key. */
export interface FinishedMatch {
  readonly file: MatchFile;
  readonly names: SeatNames;
  /** Where whoever asks sat. */
  readonly seat?: Seat;
}

/** How somebody can be told that it is their turn. */
export interface NoticeOffer {
  /** The server's VAPID key. */
  readonly push: string;
  readonly mail: boolean;
}

/** Where others find a server that one has opened by its own machine's name, the likeliest address first. */
interface Reach {
  readonly others: readonly string[];
}

/** Every request of the lobby, below `/api`, and its answer; what answers nothing is answered with 204. */
export interface LobbyAnswers {
  'GET /games': readonly ListedGame[];
  'GET /tables': readonly ListedTable[];
  'POST /tables': TableSeat;
  'POST /tables/move': TableSeat;
  'DELETE /tables/:id': void;
  'POST /tables/:id/start': void;
  'POST /tables/:id/seats/:seat': void;
  'PUT /tables/:id/watch': void;
  'POST /tables/:id/rematch': TableSeat;
  'POST /tables/:id/fork': TableSeat;
  'GET /tables/:id/export': MatchFile | SeatFile;
  'GET /tables/:id/replay': FinishedMatch;
  'POST /tables/:id/invites': NewLink;
  'DELETE /tables/:id/invites': void;
  'POST /invites/look': Invitation;
  'POST /invites/join': TableSeat;
  'POST /tables/:id/seat-links': NewLink;
  'DELETE /tables/:id/seat-links': void;
  'POST /seat-links/enter': TableSeat;
  'GET /reach': Reach;
  'GET /notices': NoticeOffer;
  'PUT /notices': void;
  'POST /notices/confirm': void;
  'DELETE /notices/:way': void;
}

export type LobbyRoute = keyof LobbyAnswers;

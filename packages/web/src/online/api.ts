import type { MatchFile, Options, Seat } from '@tavolata/kernel';
import type { ClockRules, Place } from '@tavolata/table';

/** The server said no, or could not be reached at all (`no-server`). */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.name = 'Refused';
    this.code = code;
  }
}

export const codeOf = (error: unknown): string => (error instanceof Refused ? error.code : 'failed');

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(new URL(`api/${path}`, document.baseURI), {
    method,
    // A network may swallow what is sent without a word; a match file takes its time on a slow one.
    signal: AbortSignal.timeout(60_000),
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new Refused('no-server');
  });
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => {
    // Some other server's page: ours answers in JSON, whatever it says.
    throw new Refused('no-server');
  });
  if (!response.ok) throw new Refused((answer as { error?: { code?: string } }).error?.code ?? 'failed');
  return answer as T;
}

export interface Opened {
  readonly id: string;
  readonly seat: Seat;
}

export type SeatWish =
  | { readonly who: 'me'; readonly name: string }
  | { readonly who: 'bot'; readonly level: string; readonly name: string }
  | { readonly who: 'open' };

export interface TableWish {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** In order; exactly one is `me`. */
  readonly seats: readonly SeatWish[];
  readonly clock?: ClockRules;
  readonly watch: boolean;
}

export interface MoveWish {
  readonly file: MatchFile;
  readonly seats: readonly SeatWish[];
}

/** Who sits where; whether they are there is not told from afar. */
type Sitting = Place extends infer P ? (P extends Place ? Omit<P, 'here'> : never) : never;

/** A table of mine on the server, as the lobby lists it. */
export interface OnlineTable {
  readonly id: string;
  readonly game: string;
  readonly created: number;
  readonly touched: number;
  readonly over: boolean;
  readonly seat: Seat;
  /** Who may delete it. */
  readonly owner?: Seat;
  readonly yourTurn: boolean;
  readonly phase?: 'gathering' | 'playing' | 'over';
  readonly seats?: readonly Sitting[];
  readonly waiting?: readonly Seat[];
  readonly turn?: number;
}

export interface Invitation {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly free: number;
  readonly options: Options;
  readonly clock?: ClockRules;
  /** Whether the cards are dealt already. */
  readonly begun: boolean;
  readonly seat?: Seat;
  readonly used: boolean;
}

export interface Finished {
  readonly file: MatchFile;
  readonly names: Readonly<Partial<Record<Seat, string>>>;
  /** My own. */
  readonly seat?: Seat;
}

const table = (id: string, rest = ''): string => `tables/${encodeURIComponent(id)}${rest}`;

/** Everything the page asks of the server beside play itself: docs/protocol.md, "The lobby". */
export const api = {
  tables: () => call<readonly OnlineTable[]>('GET', 'tables'),
  create: (wish: TableWish) => call<Opened>('POST', 'tables', wish),
  /** A match of this browser goes on there; what nobody who stays knows is dealt anew. */
  move: (wish: MoveWish) => call<Opened>('POST', 'tables/move', wish),
  /** A practice table against bots, from where a running match stands. */
  fork: (id: string) => call<Opened>('POST', table(id, '/fork'), {}),
  start: (id: string) => call<void>('POST', table(id, '/start'), {}),
  seatBot: (id: string, seat: Seat, level: string) =>
    call<void>('POST', table(id, `/seats/${seat}`), { level }),
  remove: (id: string) => call<void>('DELETE', table(id)),
  setWatch: (id: string, on: boolean) => call<void>('PUT', table(id, '/watch'), { on }),
  rematch: (id: string) => call<Opened>('POST', table(id, '/rematch'), {}),
  invite: (id: string) => call<{ link: string }>('POST', table(id, '/invites'), {}),
  look: (link: string) => call<Invitation>('POST', 'invites/look', { link }),
  join: (link: string, name: string) => call<Opened>('POST', 'invites/join', { link, name }),
  seatLink: (id: string) => call<{ link: string }>('POST', table(id, '/seat-links'), {}),
  revokeSeatLinks: (id: string) => call<void>('DELETE', table(id, '/seat-links')),
  enterSeat: (link: string) => call<Opened>('POST', 'seat-links/enter', { link }),
  replay: (id: string) => call<Finished>('GET', table(id, '/replay')),
  export: (id: string) => call<object>('GET', table(id, '/export')),
  /** Where others find this page, if I opened it by this computer's own name. */
  reach: () => call<{ others: readonly string[] }>('GET', 'reach'),
  notices: () => call<{ push: string; mail: boolean }>('GET', 'notices'),
  notify: (wish: unknown) => call<void>('PUT', 'notices', wish),
  unnotify: (way: 'push' | 'mail') => call<void>('DELETE', `notices/${way}`),
  confirm: (link: string) => call<void>('POST', 'notices/confirm', { link }),
} as const;

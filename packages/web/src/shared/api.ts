import type { BotName } from '@tavolata/bots';
import type { Seat } from '@tavolata/kernel';
import type { LobbyAnswer, LobbyBody, LobbyParams, LobbyRoute, NoticeWish } from '@tavolata/protocol';

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

/** 'POST /tables/:id/start' as a method and a path. */
const filled = (route: LobbyRoute, params: Readonly<Record<string, string>>): readonly [string, string] => {
  const [method = '', path = ''] = route.split(' ');
  return [method, path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))];
};

async function request<R extends LobbyRoute>(
  route: R,
  params: LobbyParams<R>,
  ...[body]: undefined extends LobbyBody<R> ? [] : [LobbyBody<R>]
): Promise<LobbyAnswer<R>> {
  const [method, path] = filled(route, params);
  const response = await fetch(new URL(`api${path}`, document.baseURI), {
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
  if (response.status === 204) return undefined as LobbyAnswer<R>;
  const answer: unknown = await response.json().catch(() => {
    // Some other server's page: ours answers in JSON, whatever it says.
    throw new Refused('no-server');
  });
  if (!response.ok) throw new Refused((answer as { error?: { code?: string } }).error?.code ?? 'failed');
  return answer as LobbyAnswer<R>;
}

/** Everything the page asks of the server beside play itself: docs/protocol.md, "The lobby". */
export const api = {
  tables: () => request('GET /tables', {}),
  create: (wish: LobbyBody<'POST /tables'>) => request('POST /tables', {}, wish),
  /** A match of this browser goes on there; what nobody who stays knows is dealt anew. */
  move: (wish: LobbyBody<'POST /tables/move'>) => request('POST /tables/move', {}, wish),
  /** A practice table against bots, from where a running match stands. */
  fork: (id: string) => request('POST /tables/:id/fork', { id }, {}),
  start: (id: string) => request('POST /tables/:id/start', { id }),
  seatBot: (id: string, seat: Seat, level: BotName) =>
    request('POST /tables/:id/seats/:seat', { id, seat }, { level }),
  remove: (id: string) => request('DELETE /tables/:id', { id }),
  setWatch: (id: string, on: boolean) => request('PUT /tables/:id/watch', { id }, { on }),
  rematch: (id: string) => request('POST /tables/:id/rematch', { id }),
  invite: (id: string) => request('POST /tables/:id/invites', { id }),
  look: (link: string) => request('POST /invites/look', {}, { link }),
  join: (link: string, name: string) => request('POST /invites/join', {}, { link, name }),
  seatLink: (id: string) => request('POST /tables/:id/seat-links', { id }),
  revokeSeatLinks: (id: string) => request('DELETE /tables/:id/seat-links', { id }),
  enterSeat: (link: string) => request('POST /seat-links/enter', {}, { link }),
  replay: (id: string) => request('GET /tables/:id/replay', { id }),
  export: (id: string) => request('GET /tables/:id/export', { id }),
  /** Where others find this page, if I opened it by this computer's own name. */
  reach: () => request('GET /reach', {}),
  notices: () => request('GET /notices', {}),
  notify: (wish: LobbyBody<'PUT /notices'>) => request('PUT /notices', {}, wish),
  unnotify: (way: NoticeWish['way']) => request('DELETE /notices/:way', { way }),
  confirm: (link: string) => request('POST /notices/confirm', {}, { link }),
} as const;

import { type Diff, type FromServer, type UpdateMessage, VERSION } from '@tavolata/protocol';
import type { SentQuestion } from '@tavolata/table';
import { io, type Socket } from 'socket.io-client';
import WebSocket from 'ws';
import { seededInts } from '../measure.ts';
import { NAME } from './stones.ts';

/** What the clients of one run saw. */
export interface Seen {
  answers: number;
  /** Milliseconds from an answer sent to its acknowledgement. */
  readonly times: number[];
  /** Characters received. */
  received: number;
}

export const nothingSeen = (): Seen => ({ answers: 0, times: [], received: 0 });

/** A match of two scripted players, ready to begin; `play` resolves when `answers` are acknowledged. */
export interface Pair {
  play(answers: number, seen: Seen): Promise<void>;
  close(): void;
}

interface Posted {
  readonly status: number;
  readonly cookie: string | undefined;
  readonly body: Record<string, string>;
}

export async function post(url: string, body: unknown, cookie?: string): Promise<Posted> {
  const ask = (): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    });
  // A line that was kept open may be closed just when it is used again.
  const response = await ask().catch(ask);
  const text = await response.text();
  const set = response.headers.get('set-cookie')?.split(';')[0];
  return {
    status: response.status,
    cookie: set ?? cookie,
    body: text.startsWith('{') ? JSON.parse(text) : {},
  };
}

/** Both seats of one of our tables, each over its own socket, told differences as the page is. */
export async function ourPair(url: string, seed: number): Promise<Pair> {
  const seats = [{ who: 'me', name: 'A' }, { who: 'open' }];
  const created = await post(`${url}/api/tables`, { game: NAME, seats });
  const id = created.body.id as string;
  const invited = await post(`${url}/api/tables/${id}/invites`, {}, created.cookie);
  const joined = await post(`${url}/api/invites/join`, { link: invited.body.link, name: 'B' });
  await post(`${url}/api/tables/${id}/start`, {}, created.cookie);
  const below = seededInts(seed);
  const sockets = [created.cookie, joined.cookie].map(
    cookie => new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: { cookie: cookie ?? '' } }),
  );
  let left = 0;
  let seen = nothingSeen();
  let done = (): void => {};
  const questions: (string | undefined)[] = [undefined, undefined];
  const answered: (string | undefined)[] = [undefined, undefined];
  const numbers = [0, 0];
  const sent = [0, 0];
  const answer = (i: number): void => {
    if (left <= 0 || questions[i] === undefined) return;
    sent[i] = performance.now();
    const c = { n: ++(numbers[i] as number), do: 'answer', q: questions[i], pick: below(3) };
    answered[i] = questions[i];
    questions[i] = undefined;
    sockets[i]?.send(JSON.stringify({ t: 'command', c }));
  };
  const hear = (i: number, text: string): void => {
    seen.received += text.length;
    const told = JSON.parse(text) as FromServer | FromServer[];
    for (const message of Array.isArray(told) ? told : [told]) take(i, message, text);
  };
  const take = (i: number, message: FromServer, text: string): void => {
    if (message.t === 'reply') {
      if (!message.r.ok) throw new Error(text);
      seen.times.push(performance.now() - (sent[i] as number));
      seen.answers++;
      if (--left <= 0) done();
    } else if (message.t === 'update') {
      const question = questionIn(message);
      if (question !== undefined && question !== answered[i]) questions[i] = question;
      answer(i);
    } else if (message.t === 'error') throw new Error(text);
  };
  await Promise.all(
    sockets.map(
      (socket, i) =>
        new Promise<void>(resolve => {
          socket.on('open', () =>
            socket.send(JSON.stringify({ t: 'hello', v: VERSION, table: id, diff: true })),
          );
          socket.on('message', data => {
            hear(i, String(data));
            resolve();
          });
        }),
    ),
  );
  return {
    play: (answers, into) =>
      new Promise(resolve => {
        left = answers;
        seen = into;
        done = resolve;
        answer(0);
        answer(1);
      }),
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

const member = (diff: Diff | undefined, name: string): Diff | undefined =>
  diff && 'o' in diff ? diff.o[name] : undefined;

/** The name of the question in an update, whole or as a difference; applying differences would measure the client. */
function questionIn({ u, d }: UpdateMessage): string | undefined {
  if (!d) return u.snapshot.asked?.q;
  const asked = member(d, 'asked');
  if (asked && '=' in asked) return (asked['='] as SentQuestion).q;
  const q = member(asked, 'q');
  return q && '=' in q ? (q['='] as string) : undefined;
}

interface TheirState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

/** The same on boardgame.io, over its own client's transport. */
export async function theirPair(url: string, seed: number): Promise<Pair> {
  // A match begins when somebody asks for it, as in its tutorial; nobody's credentials are checked then.
  const id = `match-${seed}`;
  const below = seededInts(seed);
  let left = 0;
  let seen = nothingSeen();
  let done = (): void => {};
  const states: (TheirState | undefined)[] = [undefined, undefined];
  const sent = [0, 0];
  /** The state an answer was given in, until a later one acknowledges it. */
  const pending: (number | undefined)[] = [undefined, undefined];
  const sockets: Socket[] = [];
  const answer = (i: number): void => {
    const state = states[i];
    if (left <= 0 || !state || pending[i] !== undefined || state.ctx.currentPlayer !== String(i)) return;
    sent[i] = performance.now();
    pending[i] = state._stateID;
    const payload = { type: 'take', args: [1 + below(3)], playerID: String(i) };
    sockets[i]?.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, id, String(i));
  };
  const hear = (i: number, told: TheirState): void => {
    states[i] = told;
    if (told._stateID > (pending[i] ?? Number.POSITIVE_INFINITY)) {
      pending[i] = undefined;
      seen.times.push(performance.now() - (sent[i] as number));
      seen.answers++;
      if (--left <= 0) return done();
    }
    answer(i);
  };
  // One after the other: two who ask at once would both begin it.
  for (const i of [0, 1])
    await new Promise<void>(resolve => {
      const socket = io(`${url}/${NAME}`, { transports: ['websocket'], forceNew: true });
      sockets.push(socket);
      socket.on('connect', () => socket.emit('sync', id, String(i), undefined, 2));
      socket.on('sync', (_id: string, info: { state: TheirState }) => {
        states[i] = info.state;
        resolve();
      });
      socket.on('update', (_id: string, told: TheirState) => hear(i, told));
      // Characters as they come over the line.
      socket.on('connect', () => {
        const { engine } = socket.io;
        engine.on('packet', (packet: { data?: unknown }) => {
          seen.received += String(packet.data ?? '').length + 1;
        });
      });
    });
  return {
    play: (answers, into) =>
      new Promise(resolve => {
        left = answers;
        seen = into;
        done = resolve;
        answer(0);
        answer(1);
      }),
    close: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
}

import { bossMonster } from '@tavolata/boss-monster';
import type { Def, Game, State } from '@tavolata/kernel';
import type { Call, FromWorker, Request } from '@tavolata/protocol';
import { ManualClock, MemoryReports, MemoryStorage, SeededEntropy } from '@tavolata/table';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Hand, LocalHost } from '../../src/session/host.ts';
import { LocalSession } from '../../src/session/local.ts';
import { forgetLastVisit, lastVisitOf } from '../../src/shared/last-visit.ts';
import { LocalTables } from '../../src/worker/tables.ts';
import { until } from '../kit/until.ts';

const game = bossMonster as unknown as Game<State, Def>;
const LIST: Request = { do: 'list' };
const FAILED = { ok: false, problem: { code: 'failed' } };

const complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  complaints.mockReset();
});

/** A worker that does nothing by itself. */
function idle() {
  const asked: Call[] = [];
  const hand: Hand = {
    postMessage: (call: Call) => void asked.push(call),
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
  };
  const say = (data: FromWorker) => hand.onmessage?.call(hand as Worker, { data } as MessageEvent);
  const fail = () => hand.onerror?.call(hand as Worker, {} as ErrorEvent);
  return { hand, asked, say, fail };
}

test('a worker that cannot be loaded answers nothing: everybody hears so, and the next call starts another', async () => {
  const [first, second] = [idle(), idle()];
  const hire = vi.fn().mockReturnValueOnce(first.hand).mockReturnValueOnce(second.hand);
  const host = new LocalHost(hire);
  const waiting = Promise.all([host.ask(LIST), host.ask(LIST)]);
  first.fail();
  expect(await waiting).toEqual([FAILED, FAILED]);
  const next = host.ask(LIST);
  second.say({ call: 3, answer: { ok: true, tables: [] } });
  expect(await next).toEqual({ ok: true, tables: [] });
  expect(hire).toHaveBeenCalledTimes(2);
});

test('a worker that has played goes on after an error', async () => {
  const only = idle();
  const hire = vi.fn(() => only.hand);
  const host = new LocalHost(hire);
  const answered = host.ask(LIST);
  only.say({ call: 1, answer: { ok: true } });
  await answered;
  const waiting = host.ask(LIST);
  only.fail();
  expect(await waiting).toEqual(FAILED);
  void host.ask(LIST);
  expect(hire).toHaveBeenCalledTimes(1);
});

test('where no worker may be started, every call says so', async () => {
  complaints.mockImplementation(() => undefined);
  const host = new LocalHost(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(await host.ask(LIST)).toEqual(FAILED);
});

/** A match for one person against nobody's clock, in a worker that is none. */
async function table() {
  const worker: Hand = { postMessage: () => undefined, terminate() {}, onmessage: null, onerror: null };
  const say = (data: FromWorker) => worker.onmessage?.call(worker as Worker, { data } as MessageEvent);
  const ports = {
    storage: new MemoryStorage(),
    clock: new ManualClock(),
    entropy: new SeededEntropy('quick'),
    reports: new MemoryReports(),
  };
  const tables = new LocalTables(
    ports,
    async () => game,
    (id, update, turn) => say({ update, id, turn }),
  );
  worker.postMessage = ({ call, request }: Call) =>
    void tables.answer(request).then(answer => say({ call, answer }));
  const host = new LocalHost(() => worker);
  const seats = {
    a: { who: 'person', name: 'Ada', screen: 'here' },
    b: { who: 'person', name: 'Bruno', screen: 'here' },
  } as const;
  const plan = { setup: { seats: ['a', 'b'], options: {} }, seats } as const;
  const answer = await host.ask({ do: 'create', game: 'boss-monster', plan });
  const session = new LocalSession(answer.ok ? (answer.id ?? '') : '', 'a', host);
  await until(session.table, value => value !== undefined);
  return { host, session };
}

test('the browser keeps which turn a table was left in, and when', async () => {
  const begun = Date.now();
  const { session } = await table();
  const { id = '' } = session.table.value?.about ?? {};
  expect(lastVisitOf(id)?.turn).toBe(0);
  expect(lastVisitOf(id)?.at).toBeGreaterThanOrEqual(begun);
  forgetLastVisit(id);
  expect(lastVisitOf(id)).toBeUndefined();
});

test('of two quick commands both are done', async () => {
  const { session } = await table();
  const replies = await Promise.all([
    session.send({ do: 'stops', mode: 'everything' }),
    session.send({ do: 'stops', mode: 'my-turn' }),
  ]);
  expect(replies.map(({ ok }) => ok)).toEqual([true, true]);
  expect(session.table.value?.snapshot.settings?.mode).toBe('my-turn');
});

test('a number that is used up already is replaced by another', async () => {
  const { host, session } = await table();
  await session.send({ do: 'stops', mode: 'everything' });
  // As if nothing had been told of it yet, by a page that has just been opened.
  const again = new LocalSession(session.table.value?.about.id ?? '', 'a', host);
  const reply = await again.send({ do: 'stops', mode: 'my-turn' });
  expect(reply).toEqual({ n: 2, ok: true });
});

test('a table that is looked at anew is not left with whoever looked at it before', async () => {
  const { host, session } = await table();
  const next = new LocalSession(session.table.value?.about.id ?? '', 'b', host);
  session.close();
  await next.send({ do: 'stops', mode: 'everything' });
  expect(next.table.value?.snapshot.settings?.mode).toBe('everything');
});

test('a table that is left tells nobody any more', async () => {
  const { host, session } = await table();
  const { id = '' } = session.table.value?.about ?? {};
  session.close();
  const before = session.table.value;
  await host.ask({ do: 'command', id, seat: 'a', command: { n: 1, do: 'stops', mode: 'everything' } });
  expect(session.table.value).toBe(before);
});

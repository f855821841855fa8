import type { FromServer } from '@tavolata/protocol';
import { codes } from '@tavolata/protocol';
import fc from 'fast-check';
import { expect } from 'vitest';
import { openDatabase } from '../../src/storage/database.ts';
import { SqliteStorage } from '../../src/storage/storage.ts';
import { Guest, me, open } from './guest.ts';
import { Line } from './line.ts';
import { exchange, quiet } from './play.ts';
import { serve } from './server.ts';

const SHAPES = 5000;
const BURST = 250;

const poison = fc.constantFrom<unknown>(
  '__proto__',
  'constructor',
  'toString',
  null,
  -1,
  1e308,
  Number.MIN_SAFE_INTEGER,
  0.1,
  '',
  '\u0000',
  '\ud800',
  '<script>alert(1)</script>',
  [],
  {},
  [[[[[[]]]]]],
  true,
);
const anything = fc.oneof(
  poison,
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ maxLength: 40, unit: 'binary' }),
);
const types = ['hello', 'command', 'chat', 'ping', 'update', 'welcome', '__proto__', ''];
const verbs = [
  'answer',
  'undo',
  'agree',
  'refuse',
  'replace',
  'more-time',
  'yield',
  'stops',
  'concede',
  'point',
  'start',
  'x',
];

/** Commands that look right at first sight and are not: stale, foreign, misshapen, with something too much. */
const command = fc
  .record({
    n: fc.oneof(fc.nat(50), poison),
    do: fc.oneof(fc.constantFrom(...verbs), poison),
    q: fc.oneof(fc.constant('0.0000000000000000'), anything),
    pick: anything,
    seat: fc.oneof(fc.constantFrom('a', 'b', 'f'), anything),
    with: anything,
    // No command has this field: whatever else is right about it, it is refused.
    tooMuch: anything,
  })
  .map(c => ({ t: 'command', c }));
const answer = fc
  .record({
    n: fc.nat(1000).map(n => n + 1),
    q: fc.string({ maxLength: 20 }),
    pick: fc.oneof(fc.nat(9), fc.boolean()),
  })
  .map(c => ({ t: 'command', c: { ...c, do: 'answer' } }));
const envelope = fc.record(
  {
    t: fc.oneof(fc.constantFrom(...types), anything),
    v: anything,
    table: anything,
    c: anything,
    text: anything,
  },
  { requiredKeys: [] },
);

/** As they go over the line. */
const hostile = fc.oneof(
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.uint8Array({ maxLength: 60 }).map(bytes => Buffer.from(bytes)),
  anything.map(value => JSON.stringify(value) ?? ''),
  envelope.map(value => JSON.stringify(value)),
  command.map(value => JSON.stringify(value)),
  answer.map(value => JSON.stringify(value)),
  command.map(value => JSON.stringify(value).slice(0, -3)),
  fc.integer({ min: 8200, max: 9000 }).map(length => `{"t":"chat","id":1,"text":"${'x'.repeat(length)}"}`),
  fc.integer({ min: 500, max: 3000 }).map(depth => '['.repeat(depth) + ']'.repeat(depth)),
);

/** A ping is none, and a chat without a fault would be taken. */
const isHarmless = (message: string | Buffer): boolean => {
  try {
    const { t } = JSON.parse(String(message));
    return t === 'ping';
  } catch {
    return false;
  }
};

const known = new Set<string>(codes);

/** What is wrong with an answer to a hostile message; nothing if it is a refusal with a code. */
function wrongWith(message: FromServer): string | undefined {
  const code =
    message.t === 'error' ? message.code : message.t === 'reply' && !message.r.ok && message.r.error.code;
  return code && known.has(code) ? undefined : JSON.stringify(message);
}

/** Sends them all, a burst at a time, and waits for as many answers. */
async function bombard(line: Line, messages: readonly (string | Buffer)[]): Promise<void> {
  for (let i = 0; i < messages.length; i += BURST) {
    const burst = messages.slice(i, i + BURST);
    line.messages.length = 0;
    for (const message of burst) line.send(message);
    // That somebody comes to watch or goes is told to everybody, whatever they are doing.
    const answers = () => line.messages.filter(({ t }) => t !== 'update' && t !== 'watchers');
    const isAnswered = () => line.messages.length >= burst.length && answers().length >= burst.length;
    await line.until(() => line.closed !== undefined || isAnswered());
    expect([line.closed, answers().length]).toEqual([undefined, burst.length]);
    expect(answers().flatMap(message => wrongWith(message) ?? [])).toEqual([]);
  }
}

/** The same, on a new line for each burst: whoever says no hello is sent away after a while. */
async function bombardOnNew(
  open: () => Promise<Line>,
  messages: readonly (string | Buffer)[],
): Promise<void> {
  for (let i = 0; i < messages.length; i += BURST) {
    const line = await open();
    await bombard(line, messages.slice(i, i + BURST));
    await line.close();
  }
}

/**
 * So many hostile messages, from a seat, another, somebody who watches and somebody who says no hello: each gets a code,
 * nothing changes, and play goes on.
 */
export async function besiege(total: number, seed: number): Promise<void> {
  const messages = fc.sample(hostile, { numRuns: SHAPES, seed }).filter(message => !isHarmless(message));
  const server = await serve();
  const [ada, bruno, eve] = [new Guest(server), new Guest(server), new Guest(server)];
  const { id } = await ada.create([me('Ada'), open], { watch: true });
  await bruno.join(await ada.invite(id), 'Bruno');
  await ada.ask('POST', `/tables/${id}/start`);
  const [a, b] = [await ada.line(id), await bruno.line(id)];
  await exchange([a, b], 4);
  await quiet([a, b]);
  const storage = new SqliteStorage(openDatabase(server.config.dataDir));
  const before = await storage.load(id);
  const pictures = () => [a, b].map(({ snapshot }) => JSON.stringify(snapshot.view));
  const views = pictures();
  let sent = 0;
  while (sent < total) {
    const lines = [await ada.line(id), await bruno.line(id, { diff: true }), await eve.line(id)];
    const silent = () => Line.open(server.url, ada.cookie, id, { silent: true });
    await Promise.all([...lines.map(line => bombard(line, messages)), bombardOnNew(silent, messages)]);
    sent += messages.length * (lines.length + 1);
    await Promise.all(lines.map(line => line.close()));
  }
  const after = await storage.load(id);
  expect(after?.lines, `seed ${seed}`).toEqual(before?.lines);
  expect(pictures()).toEqual(views);
  await exchange([a, b], 4);
}

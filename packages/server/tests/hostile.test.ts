import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codes } from '../src/protocol/codes.ts';
import type { FromServer } from '../src/protocol/messages.ts';
import { openDatabase } from '../src/storage/database.ts';
import { SqliteStorage } from '../src/storage/storage.ts';
import { Guest, me, open } from './kit/guest.ts';
import { Line } from './kit/line.ts';
import { exchange } from './kit/play.ts';
import { serve } from './kit/server.ts';

const SHAPES = 5000;
const TOTAL = 100_000;
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
    const answers = () => line.messages.filter(({ t }) => t !== 'update');
    const isAnswered = () => line.messages.length >= burst.length && answers().length >= burst.length;
    await line.until(() => line.closed !== undefined || isAnswered());
    expect([line.closed, answers().length]).toEqual([undefined, burst.length]);
    expect(answers().flatMap(message => wrongWith(message) ?? [])).toEqual([]);
  }
}

describe('a hundred thousand hostile messages', () => {
  it('get a code each, change nothing and stop nobody', async () => {
    const seed = Date.now();
    const messages = fc.sample(hostile, { numRuns: SHAPES, seed }).filter(message => !isHarmless(message));
    const server = await serve();
    const [ada, bruno, eve] = [new Guest(server), new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), open], { watch: true });
    await bruno.join(await ada.invite(id), 'Bruno');
    await ada.ask('POST', `/tables/${id}/start`);
    const [a, b] = [await ada.line(id), await bruno.line(id)];
    await exchange([a, b], 4);
    await Promise.race([a, b].map(line => line.until(() => line.picture.question !== undefined)));
    for (const line of [a, b]) await line.settled();
    const storage = new SqliteStorage(openDatabase(server.config.dataDir));
    const before = await storage.load(id);
    const pictures = () => [a, b].map(({ picture }) => JSON.stringify(picture.view));
    const views = pictures();
    let sent = 0;
    while (sent < TOTAL) {
      const lines = [
        await ada.line(id),
        await bruno.line(id, { diff: true }),
        await eve.line(id),
        await Line.open(server.url, ada.cookie, id, { silent: true }),
      ];
      await Promise.all(lines.map(line => bombard(line, messages)));
      sent += messages.length * lines.length;
      await Promise.all(lines.map(line => line.close()));
    }
    expect(sent, `seed ${seed}`).toBeGreaterThanOrEqual(TOTAL);
    const after = await storage.load(id);
    expect(after?.lines, `seed ${seed}`).toEqual(before?.lines);
    expect(pictures()).toEqual(views);
    await exchange([a, b], 4);
  }, 120_000);

  it('end the line of whoever sends something far too large, and only that one', async () => {
    const server = await serve();
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), open]);
    const [one, two] = [await ada.line(id), await ada.line(id)];
    one.send('x'.repeat(70_000));
    await one.until(() => one.closed !== undefined);
    expect(one.closed?.code).toBe(1009);
    two.send({ t: 'ping' });
    await two.until(() => two.messages.some(({ t }) => t === 'pong'));
  });
});

describe('someone else', () => {
  it('cannot answer for a seat, out of turn, twice, or with what was not offered', async () => {
    const server = await serve();
    const [ada, bruno] = [new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), open]);
    await bruno.join(await ada.invite(id), 'Bruno');
    await ada.ask('POST', `/tables/${id}/start`);
    const [a, b] = [await ada.line(id), await bruno.line(id)];
    for (const line of [a, b]) await line.command({ do: 'stops', mode: 'everything', askForced: true });
    // Nothing answers itself any more, and each has heard all there is: whoever is asked now stays asked.
    for (const line of [a, b]) await line.settled();
    const [asked, other] = a.picture.question ? [a, b] : [b, a];
    const { question } = asked.picture;
    if (!question) throw new Error('nobody is asked');
    const { q, ask } = question;
    const code = async (line: Line, c: Readonly<Record<string, unknown>>) => {
      const reply = await line.command(c);
      return reply.ok ? 'ok' : reply.error.code;
    };
    if (!other.picture.question)
      expect(await code(other, { do: 'answer', q, pick: ask.fallback })).toBe('not-asked');
    expect(await code(asked, { do: 'answer', q: 'other', pick: ask.fallback })).toBe('stale-question');
    expect(await code(asked, { do: 'answer', q, pick: 99 })).toMatch(
      /not-an-option|wrong-shape|out-of-range/,
    );
    // Ada owns the table; which of the two is asked is the deal's to say.
    expect(await code(a, { do: 'replace', seat: 'b', with: 'normal' })).toBe('still-here');
    expect(await code(b, { do: 'replace', seat: 'a', with: 'normal' })).toBe('not-yours');
    expect(await code(asked, { do: 'agree', request: 1 })).toBe('no-request');
    const { n } = await asked.answer(ask.fallback, q);
    expect(await code(asked, { n, do: 'answer', q, pick: ask.fallback })).toBe('ok');
    expect(await code(asked, { n, do: 'answer', q: 'other', pick: ask.fallback })).toBe('number-used');
    expect(await code(asked, { do: 'answer', q, pick: ask.fallback })).toMatch(/stale-question|not-asked/);
  });
});

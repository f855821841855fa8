import type { Game, Pick, Question, Seat, State } from '@tavolata/kernel';
import { Match } from '@tavolata/kernel/match';
import { describe, expect, it } from 'vitest';
import {
  Cancellation,
  Cancelled,
  LocalThinker,
  Overloaded,
  type Thinker,
  type Thought,
} from '../../src/index.ts';
import { bot, Client, person, sitDown } from '../toys/kit.ts';
import { type Sparring, sparring } from '../toys/sparring.ts';

const STACK = ['strike', 'peek', 'peek', 'strike', 'strike', 'guard', 'peek', 'peek'];

describe('bots', () => {
  it('play a whole match among themselves, as it was stored', async () => {
    const { table, ports } = await sitDown({ seats: [bot('normal'), bot('easy'), bot('random')] });
    const watcher = new Client(table, 'onlooker');
    await table.idle();
    expect(watcher.snapshot.phase).toBe('over');
    expect(watcher.snapshot.asked).toBeUndefined();
    const file = await table.file();
    const lines = (await ports.storage.load('match'))?.lines ?? [];
    expect(lines.slice(1).map(({ entry }) => entry)).toEqual(file?.log);
    expect(lines.slice(1).every(({ entry }) => entry.t === 'answer' && entry.by === 'bot')).toBe(true);
    expect((await ports.storage.list({ over: true })).map(({ header }) => header.id)).toEqual(['match']);
  });

  it('play the same match again from the same secret', async () => {
    const play = async () =>
      (await (await sitDown({ seats: [bot('easy'), bot('random')] })).table.file())?.digest;
    const first = await play();
    expect(first).toBeDefined();
    expect(await play()).toBe(first);
  });

  it('answer at a pace that is drawn, not at that of their thoughts', async () => {
    const { clients, pass, ports } = await sitDown({
      seats: [person('Ada'), bot()],
      stack: STACK,
      pace: { min: 700, max: 900 },
    });
    const { a } = clients;
    await a.answer('peek');
    expect(a.snapshot.waiting).toEqual(['b']);
    expect(ports.clock.next).toBeGreaterThanOrEqual(700);
    await pass(699);
    expect(a.types).not.toContain('guarded');
    await pass(201);
    expect(a.types).toContain('guarded');
  });

  it('think where the host lets them, from their own view alone', async () => {
    const thoughts: Thought[] = [];
    const thinker: Thinker = {
      async think(thought) {
        thoughts.push(thought);
        return 'options' in thought.question
          ? thought.question.options.length - 1
          : thought.question.fallback;
      },
    };
    const { clients } = await sitDown({
      seats: [person('Ada'), bot('easy')],
      stack: STACK,
      ports: { thinker },
    });
    await clients.a.answer('strike');
    expect(thoughts[0]).toMatchObject({
      game: 'sparring',
      bot: 'easy',
      question: { seat: 'b', prompt: 'respond' },
    });
    expect(JSON.parse(JSON.stringify(thoughts[0]))).toEqual(thoughts[0]);
    const { core } = (thoughts[0] as Thought).view as State;
    for (const card of core.zones['hand/a'] ?? []) expect(core.def[card - 1_000_000]).toBeLessThan(0);
    expect(clients.a.types).toContain('struck');
  });

  it('are told when nobody waits for their thought any more', async () => {
    const cancellations: (Cancellation | undefined)[] = [];
    const thinker: Thinker = {
      think: (_, cancellation) => {
        cancellations.push(cancellation);
        return new Promise(() => undefined);
      },
    };
    const { clients } = await sitDown({
      seats: [person('Ada'), bot()],
      stack: STACK,
      ports: { thinker },
      pace: { min: 700, max: 900 },
    });
    await clients.a.answer('strike');
    expect(cancellations.map(cancellation => cancellation?.isCancelled)).toEqual([false]);
    await clients.a.send({ do: 'undo' });
    expect(cancellations[0]?.isCancelled).toBe(true);
  });

  it('that imagine worlds are told how the question came about, and think in slices', async () => {
    const standpoints: unknown[] = [];
    let slices = 0;
    const local = new LocalThinker(sparring, {
      pause: () => {
        slices++;
        return undefined;
      },
    });
    const thinker: Thinker = {
      think: (thought, cancellation) => {
        standpoints.push(thought.standpoint);
        return local.think(thought, cancellation);
      },
    };
    const { table, clients } = await sitDown({
      seats: [person('Ada'), bot('hard')],
      stack: STACK,
      ports: { thinker },
    });
    await clients.a.answer('strike');
    await table.idle();
    expect(standpoints[0]).toMatchObject({ seat: 'b', question: { prompt: 'respond' } });
    expect(JSON.parse(JSON.stringify(standpoints[0]))).toEqual(standpoints[0]);
    expect(slices).toBeGreaterThan(10);
    expect(clients.a.snapshot.waiting).not.toContain('b');
  });

  it('stops thinking as soon as nobody waits', async () => {
    const match = Match.start(
      sparring,
      { seats: ['a', 'b'], options: {} },
      { key: '00'.repeat(32), salt: '' },
    );
    const cancellation = new Cancellation();
    cancellation.cancel();
    const seat = match.questions[0]?.seat as Seat;
    const thought = {
      game: 'sparring',
      bot: 'hard',
      view: match.viewStateFor(seat),
      question: match.visibleQuestionFor(seat) as Question,
      standpoint: match.standpoint(seat),
      key: 'k',
      budget: 1000,
    };
    await expect(new LocalThinker(sparring).think(thought, cancellation)).rejects.toBeInstanceOf(Cancelled);
  });

  it.each([
    ['fails', async (): Promise<Pick> => Promise.reject(new Error('no idea'))],
    ['answers nonsense', async (): Promise<Pick> => 99],
  ])('that %s give the default answer, and it is reported', async (_, think) => {
    const { clients, ports } = await sitDown({
      seats: [person('Ada'), bot()],
      stack: STACK,
      ports: { thinker: { think } },
    });
    await clients.a.answer('strike');
    expect(ports.reports.stored[0]?.report).toMatchObject({ kind: 'bot', seat: 'b' });
    expect(clients.a.snapshot.phase).toBe('playing');
  });

  it('for which the host has no room give the default answer, and that is no fault to report', async () => {
    const thinker: Thinker = { think: () => Promise.reject(new Overloaded()) };
    const { table, ports } = await sitDown({ seats: [bot(), bot()], stack: STACK, ports: { thinker } });
    await table.idle();
    expect(await table.file()).toBeDefined();
    expect(ports.reports.stored).toEqual([]);
  });

  it('that think for ever are not waited for', async () => {
    const thinker: Thinker = { think: () => new Promise(() => {}) };
    const { clients, ports } = await sitDown({
      seats: [person('Ada'), bot()],
      stack: STACK,
      pace: { min: 10, max: 20 },
      ports: { thinker },
    });
    await clients.a.answer('strike');
    await ports.clock.pass(2500, async () => new Promise(resolve => setTimeout(resolve, 1)));
    expect(ports.reports.stored[0]?.report).toMatchObject({ kind: 'bot', error: 'too slow' });
    expect(clients.a.types).toContain('guarded');
  });
});

describe('a bot whose table is closed while it thinks', () => {
  it('has done nothing wrong, whatever becomes of its thought', async () => {
    let fail = (_error: Error): void => {};
    const thinker: Thinker = {
      think: () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    };
    const pace = { min: 10, max: 20 };
    const { table, ports } = await sitDown({ seats: [bot(), person('Bruno')], pace, ports: { thinker } });
    await table.close();
    fail(new Error('the server stops'));
    await new Promise(resolve => setImmediate(resolve));
    expect(ports.reports.stored).toEqual([]);
  });
});

describe('a rule that throws', () => {
  const BOMBS = ['bomb', 'peek', 'peek', 'guard', 'peek', 'peek', 'peek'];

  it('is taken back, reported and told, and the match goes on', async () => {
    const { clients, ports } = await sitDown({ stack: BOMBS });
    const { a, b } = clients;
    await a.answer('bomb');
    expect(await b.answer('pass')).toMatchObject({ n: 1, ok: false, error: { code: 'crashed' } });
    expect(ports.reports.stored).toHaveLength(1);
    const secret = (await ports.storage.load('match'))?.header.secret;
    expect(ports.reports.stored[0]).toMatchObject({
      id: 'match',
      report: { kind: 'crash', report: { secret } },
    });
    expect(JSON.stringify(ports.reports.stored[0]?.report)).toContain('the bomb went off');
    expect(a.updates.flatMap(({ notices }) => notices).at(-1)).toMatchObject({ type: 'crashed' });
    for (const hidden of ['went off', secret?.key, secret?.salt])
      expect(JSON.stringify(a.updates)).not.toContain(hidden);
    expect(b.prompt).toBe('respond');
    await b.answer('guard');
    expect(b.prompt).toBe('act');
  });

  it('gets the same reply again, after a restart too', async () => {
    const { clients, reload } = await sitDown({ stack: BOMBS });
    const { a, b } = clients;
    await a.answer('bomb');
    const command = { n: 1, do: 'answer', q: b.snapshot.asked?.q, pick: 1 };
    const reply = await b.send(command, 1);
    expect(await b.send(command, 1)).toEqual(reply);
    const again = await reload();
    expect(await again.command('b', command)).toEqual(reply);
    const back = new Client(again, 'b');
    await again.idle();
    expect(back.snapshot.view).toEqual(b.snapshot.view);
    expect(back.events).toEqual(b.events);
    expect(back.prompt).toBe('respond');
  });

  it('again and again is too fast for a while, and reported no more; whoever else plays notices nothing', async () => {
    const { clients, ports, pass } = await sitDown({ stack: BOMBS });
    const { a, b } = clients;
    await a.answer('bomb');
    const go = async () => {
      const reply = await b.answer('pass');
      return reply.ok ? 'ok' : reply.error.code;
    };
    const linesNow = async () => (await ports.storage.load('match'))?.lines.length ?? 0;
    for (let i = 0; i < 10; i++) expect(await go()).toBe('crashed');
    const lines = await linesNow();
    expect(await go()).toBe('too-fast');
    expect(await linesNow()).toBe(lines);
    expect((await a.send({ do: 'hold', on: true })).ok).toBe(true);
    await pass(6000);
    expect(await go()).toBe('crashed');
    expect(ports.reports.stored).toHaveLength(10);
    await pass(60_000);
    expect(await go()).toBe('crashed');
    expect(ports.reports.stored).toHaveLength(11);
    expect((await b.answer('guard')).ok).toBe(true);
  });

  it('does not trap bots: they try something else', async () => {
    const { clients, ports } = await sitDown({
      seats: [person('Ada'), bot()],
      stack: ['bomb', 'peek', 'peek', 'guard', 'peek', 'peek'],
    });
    const { a } = clients;
    // `normal` would guard; a thinker that always passes would set the bomb off again and again.
    expect((await a.answer('bomb')).ok).toBe(true);
    expect(a.types).toContain('guarded');
    expect(ports.reports.stored).toEqual([]);
    const thinker: Thinker = {
      think: async ({ question }) =>
        'options' in question ? question.options.length - 1 : question.fallback,
    };
    const stubborn = await sitDown({
      seats: [person('Ada'), bot()],
      stack: ['bomb', 'peek', 'peek', 'guard', 'peek', 'peek'],
      ports: { thinker },
    });
    await stubborn.clients.a.answer('bomb');
    expect(stubborn.ports.reports.stored).toHaveLength(1);
    expect(stubborn.clients.a.types).toContain('guarded');
  });

  it('does not stop a bot where another way led to the same question', async () => {
    const sourceless: Game<Sparring> = {
      ...sparring,
      *step(g) {
        const flow = sparring.step(g);
        let next = flow.next();
        while (!next.done) {
          const questions = next.value;
          next = flow.next(
            yield Array.isArray(questions)
              ? questions.map(({ source: _, ...question }) => question)
              : questions,
          );
        }
      },
    };
    const { clients } = await sitDown({
      game: sourceless,
      seats: [person('Ada'), bot()],
      stack: ['bomb', 'strike', ...Array<string>(6).fill('peek')],
    });
    const { a } = clients;
    await a.answer('bomb');
    // All the bot can do sets the bomb off.
    expect(a.snapshot.waiting).toEqual(['b']);
    await a.send({ do: 'undo' });
    await a.answer('strike');
    expect(a.types).toContain('struck');
  });

  it('asks a person whose settings would run into it', async () => {
    const { clients } = await sitDown({ stack: ['bomb', 'peek', 'peek', 'peek', 'peek', 'peek'] });
    const { a, b } = clients;
    await a.answer('bomb');
    // Passing by itself threw: now it is Bruno's to say, or to take the whole thing back.
    expect(b.prompt).toBe('respond');
    expect(b.options).toEqual(['pass']);
    await a.send({ do: 'undo' });
    await b.send({ do: 'agree', request: b.snapshot.undo?.request });
    expect(a.prompt).toBe('act');
  });
});

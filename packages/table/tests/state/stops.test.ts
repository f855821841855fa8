import type { Option, Question, SeatEvent, State } from '@tavolata/kernel';
import { describe, expect, it } from 'vitest';
import {
  automaticPick,
  DEFAULT_SETTINGS,
  type StopContext,
  type StopSettings,
} from '../../src/state/stops.ts';
import { person, sitDown } from '../toys/kit.ts';

const scene = (told: readonly Partial<SeatEvent>[] = [], zones: readonly string[] = []): StopContext => ({
  seat: 'a',
  view: { core: { zone: zones } } as unknown as State,
  told: since =>
    told.map((event, n) => ({ n, type: '', params: {}, ...event })).filter(({ n }) => n >= since),
  defOf: () => 'bolt',
});
const pick = (options: readonly (Option & { idle?: true })[], more: Partial<Question> = {}): Question =>
  ({
    kind: 'pick',
    seat: 'a',
    prompt: 'respond',
    options,
    fallback: options.length - 1,
    ...more,
  }) as Question;
const window = pick([{ key: 'guard' }, { key: 'pass' }]);
const onlyPass = pick([{ key: 'pass' }]);
const idle = pick([{ key: 'charm', idle: true }, { key: 'pass' }]);
const target = pick([{ key: 'seat' }, { key: 'seat' }]);
const forced = pick([{ key: 'seat' }]);
const may = pick([{ key: 'card' }, { key: 'decline' }]);
const ownTurn = pick([{ key: 'strike' }, { key: 'pass' }], { prompt: 'act' });
const set = (settings: Partial<StopSettings>): StopSettings => ({ ...DEFAULT_SETTINGS, ...settings });

describe('automatic answers', () => {
  it.each([
    ['smart', 'a window with something in it', window, undefined],
    ['smart', 'a window with nothing but passing', onlyPass, 0],
    ['smart', 'a window with nothing of effect', idle, 1],
    ['smart', 'an offer', may, undefined],
    ['smart', 'a forced choice', forced, 0],
    ['smart', 'a free choice', target, undefined],
    ['everything', 'a window with nothing but passing', onlyPass, undefined],
    ['everything', 'a window with nothing of effect', idle, undefined],
    ['everything', 'a forced choice', forced, 0],
    ['my-turn', 'a window with something in it', window, 1],
    ['my-turn', 'an offer', may, undefined],
    ['my-turn', 'a free choice', target, undefined],
    ['my-turn', 'what to do on one’s own turn', ownTurn, undefined],
    ['touched', 'a window with something in it', window, 1],
    ['touched', 'what to do on one’s own turn', ownTurn, undefined],
    ['touched', 'a free choice', target, undefined],
  ] as const)('%s: %s', (mode, _, question, answer) => {
    expect(automaticPick(question, set({ mode }), scene())).toBe(answer);
  });

  it('are not given to whoever wants to be asked', () => {
    expect(automaticPick(forced, set({ askForced: true }), scene())).toBeUndefined();
    expect(automaticPick(onlyPass, set({ askForced: true }), scene())).toBe(0);
  });

  it('are only ever passing, declining, or the one legal answer', () => {
    const number: Question = { kind: 'number', seat: 'a', prompt: 'respond', min: 0, max: 3, fallback: 0 };
    const some: Question = {
      kind: 'some',
      seat: 'a',
      prompt: 'respond',
      options: [{ key: 'x' }],
      min: 0,
      max: 1,
      fallback: [],
    };
    const yields = [{ prompt: 'respond', until: 'always', since: 0 }] as const;
    for (const question of [number, some, target]) {
      expect(automaticPick(question, set({ mode: 'my-turn', yields }), scene())).toBeUndefined();
      expect(automaticPick(question, set({ mode: 'touched', yields }), scene())).toBeUndefined();
    }
  });
});

describe('hold', () => {
  it('stops at the next window, whatever the mode and the yields', () => {
    const yields = [{ prompt: 'respond', until: 'always', since: 0 }] as const;
    for (const mode of ['smart', 'my-turn', 'touched'] as const)
      for (const question of [window, onlyPass, idle])
        expect(automaticPick(question, set({ mode, hold: true, yields }), scene())).toBeUndefined();
    expect(automaticPick(forced, set({ hold: true }), scene())).toBe(0);
  });
});

describe('until my turn', () => {
  it('lasts until the seat’s turn begins', () => {
    const settings = set({ mode: 'my-turn', since: 1 });
    const earlier = { type: 'turn-began', params: { seat: 'a' } };
    expect(automaticPick(window, settings, scene([earlier]))).toBe(1);
    expect(
      automaticPick(window, settings, scene([earlier, { type: 'turn-began', params: { seat: 'b' } }])),
    ).toBe(1);
    expect(
      automaticPick(window, settings, scene([earlier, { type: 'turn-began', params: { turn: 3 } }])),
    ).toBe(1);
    expect(automaticPick(window, settings, scene([earlier, earlier]))).toBeUndefined();
    const active = { type: 'became-active', params: { seat: 'a' } };
    expect(automaticPick(window, settings, scene([earlier, active]))).toBeUndefined();
  });
});

describe('until something of mine is touched', () => {
  const settings = set({ mode: 'touched' });
  const mine = 1_000_000;
  const theirs = 1_000_001;
  const zones = ['row/a/2', 'row/b/0'];
  it.each([
    ['a card of mine is hurt', { type: 'hurt', params: { room: { card: mine, def: 'x' } } }, true],
    ['a card of another is hurt', { type: 'hurt', params: { room: { card: theirs, def: 'x' } } }, false],
    ['I am named', { type: 'cursed', params: { on: ['b', 'a'] } }, true],
    ['another is named', { type: 'cursed', params: { on: ['b'] } }, false],
    ['a card of mine is taken away', { type: 'moved', params: { from: 'row/a/2', to: 'discard' } }, true],
    ['I draw', { type: 'moved', params: { from: 'deck', to: 'hand/a' } }, false],
    ['I move a card of mine', { type: 'moved', params: { from: 'hand/a', to: 'row/a/2' } }, false],
    ['I have passed', { type: 'passed', params: { seat: 'a' } }, false],
    ['my turn begins', { type: 'turn-began', params: { seat: 'a' } }, false],
  ])('%s', (_, event, stops) => {
    expect(automaticPick(window, settings, scene([event], zones))).toBe(stops ? undefined : 1);
  });

  it('the question itself is about me or mine', () => {
    const about = (more: Partial<Question>) =>
      automaticPick({ ...window, ...more } as Question, settings, scene([], zones));
    expect(about({ params: { target: 'a' } })).toBeUndefined();
    expect(about({ params: { target: mine } })).toBeUndefined();
    expect(about({ source: mine } as Partial<Question>)).toBeUndefined();
    expect(about({ params: { target: theirs } })).toBe(1);
  });
});

describe('yields', () => {
  const asked = { ...window, source: 1_000_000 } as Question;
  it('decline what a prompt or a source offers', () => {
    const yielding = (item: object, question: Question = asked) =>
      automaticPick(
        question,
        set({ yields: [{ prompt: 'respond', until: 'always', since: 0, ...item }] }),
        scene(),
      );
    expect(yielding({})).toBe(1);
    expect(yielding({ source: 'bolt' })).toBe(1);
    expect(yielding({ source: 'other' })).toBeUndefined();
    expect(yielding({ prompt: 'other' })).toBeUndefined();
    expect(yielding({}, { ...may, prompt: 'respond' } as Question)).toBe(1);
    expect(yielding({}, { kind: 'yes-no', seat: 'a', prompt: 'respond', fallback: true })).toBe(false);
  });

  it('end with the turn, if so set', () => {
    const yields = [{ prompt: 'respond', until: 'turn', since: 1 }] as const;
    const turn = { type: 'turn-began', params: {} };
    expect(automaticPick(asked, set({ yields }), scene([turn, { type: 'other' }]))).toBe(1);
    expect(automaticPick(asked, set({ yields }), scene([turn, turn]))).toBeUndefined();
  });
});

const three = [person('Ada'), person('Bruno'), person('Carla')];
/** Ada has strikes; Bruno guards; Carla has a charm, which helps nobody in a window. */
const STACK = [
  'strike',
  'strike',
  'peek',
  'guard',
  'guard',
  'guard',
  'charm',
  'peek',
  'peek',
  'peek',
  'peek',
];

describe('at the table', () => {
  it('smart stops bother only those who can do something', async () => {
    const { clients, ports } = await sitDown({ seats: three, stack: STACK });
    const { a, b, c } = clients;
    await a.answer('strike');
    expect(b.prompt).toBe('respond');
    await b.answer('pass');
    expect(c.updates.every(({ snapshot }) => snapshot.asked === undefined)).toBe(true);
    expect(a.prompt).toBe('target');
    const lines = (await ports.storage.load('match'))?.lines ?? [];
    expect(lines.map(({ entry }) => entry).filter(({ t }) => t === 'answer')).toMatchObject([
      { seat: 'a', by: 'person' },
      { seat: 'b', by: 'person' },
      { seat: 'c', by: 'auto' },
    ]);
  });

  it('modes, holds and yields are set and cancelled by a command each, and survive a restart', async () => {
    const { clients, reload } = await sitDown({ seats: three, stack: STACK });
    const { a, b } = clients;
    await b.send({ do: 'stops', mode: 'everything', askForced: true });
    await b.send({ do: 'yield', prompt: 'respond', source: 'peek', until: 'always' });
    await b.send({ do: 'yield', prompt: 'respond', source: 'peek', until: 'turn' });
    await b.send({ do: 'hold', on: true });
    const wanted = {
      mode: 'everything',
      askForced: true,
      hold: true,
      yields: [{ prompt: 'respond', source: 'peek', until: 'turn' }],
    };
    expect(b.snapshot.settings).toMatchObject(wanted);
    expect(JSON.stringify(a.updates)).not.toContain('yields":[{');
    const again = await reload();
    const { Client } = await import('../toys/kit.ts');
    const back = new Client(again, 'b');
    await again.idle();
    expect(back.snapshot.settings).toMatchObject(wanted);
    await back.send({ do: 'cancel' }, 9);
    expect(back.snapshot.settings).toMatchObject({ mode: 'smart', hold: false, yields: [], askForced: true });
  });

  it('one yield is taken back without the others', async () => {
    const { clients } = await sitDown({ seats: three, stack: STACK });
    const { b } = clients;
    await b.send({ do: 'stops', mode: 'everything' });
    await b.send({ do: 'yield', prompt: 'respond', source: 'peek', until: 'always' });
    await b.send({ do: 'yield', prompt: 'respond', source: 'strike', until: 'turn' });
    await b.send({ do: 'yield', prompt: 'respond', until: 'always' });
    const sources = () => b.snapshot.settings?.yields.map(({ source }) => source);
    await b.send({ do: 'yield', prompt: 'respond', source: 'peek', until: 'never' });
    expect(sources()).toEqual(['strike', undefined]);
    await b.send({ do: 'yield', prompt: 'respond', until: 'never' });
    expect(sources()).toEqual(['strike']);
    expect(b.snapshot.settings?.mode).toBe('everything');
  });

  it('a yield passes for one’s source only, a hold stops it once', async () => {
    const { clients } = await sitDown({ seats: three, stack: STACK });
    const { a, b, c } = clients;
    await b.send({ do: 'yield', prompt: 'respond', source: 'strike', until: 'always' });
    await a.answer('strike');
    expect(a.prompt).toBe('target');
    await a.answer(1);
    await b.answer('rest');
    await c.answer('peek');
    // Another source: Bruno is asked.
    expect(b.prompt).toBe('respond');
    await b.answer('pass');
    await b.send({ do: 'hold', on: true });
    await a.answer('strike');
    expect(b.prompt).toBe('respond');
    await b.answer('pass');
    expect(b.snapshot.settings?.hold).toBe(false);
  });

  it('a change of mind counts at once', async () => {
    const { clients } = await sitDown({ seats: three, stack: STACK });
    const { a, b } = clients;
    await a.answer('strike');
    expect(b.prompt).toBe('respond');
    await b.send({ do: 'stops', mode: 'my-turn' });
    expect(b.prompt).toBeUndefined();
    expect(a.prompt).toBe('target');
    await a.answer(1);
    expect(b.prompt).toBe('act');
    expect(b.snapshot.settings?.mode).toBe('smart');
  });

  it('what must be answered cannot be yielded', async () => {
    const { clients } = await sitDown({ seats: three, stack: STACK });
    const reply = await clients.a.send({ do: 'yield', prompt: 'act', until: 'always' });
    expect(reply).toMatchObject({ error: { code: 'cannot-yield' } });
    expect(await clients.a.send({ do: 'stops', mode: 'never' })).toMatchObject({
      error: { code: 'malformed' },
    });
    expect(await clients.a.send({ do: 'yield', prompt: 'x', until: 'noon' })).toMatchObject({
      error: { code: 'malformed' },
    });
  });
});

describe('the time of automatic answers', () => {
  const pace = { min: 400, max: 1600 };

  it('is drawn, and until then everybody only waits', async () => {
    const { clients, pass, ports } = await sitDown({ seats: three, stack: STACK, pace });
    const { a, b, c } = clients;
    await a.answer('strike');
    await b.answer('pass');
    expect(a.snapshot.waiting).toEqual(['c']);
    expect(c.prompt).toBeUndefined();
    expect(ports.clock.next).toBeGreaterThanOrEqual(pace.min);
    expect(ports.clock.next).toBeLessThanOrEqual(pace.max);
    await pass(pace.max);
    expect(a.prompt).toBe('target');
  });

  it('is spread evenly, whatever is answered', async () => {
    const { AnswerScheduler } = await import('../../src/run/answer-scheduler.ts');
    const { ManualClock, SeededEntropy } = await import('../../src/index.ts');
    const clock = new ManualClock();
    const waits: number[] = [];
    const driver = new AnswerScheduler(clock, new SeededEntropy('waits'), pace, () => {});
    for (let i = 0; i < 2000; i++) {
      driver.follow([{ seat: 'a', q: `${i}`, by: i % 2 ? 'auto' : 'bot', think: async () => i }]);
      waits.push(clock.next as number);
    }
    const mean = waits.reduce((x, y) => x + y, 0) / waits.length;
    expect(mean).toBeGreaterThan(960);
    expect(mean).toBeLessThan(1040);
    expect(Math.min(...waits)).toBeLessThan(420);
    expect(Math.max(...waits)).toBeGreaterThan(1580);
  });

  it('is interrupted by a hold', async () => {
    const { clients, pass } = await sitDown({ seats: three, stack: STACK, pace });
    const { a, b, c } = clients;
    await a.answer('strike');
    await b.answer('pass');
    await c.send({ do: 'hold', on: true });
    expect(c.prompt).toBe('respond');
    await pass(10_000);
    expect(c.prompt).toBe('respond');
    expect(c.options).toEqual(['charm', 'pass']);
  });
});

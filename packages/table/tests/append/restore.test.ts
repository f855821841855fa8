import type { Game } from '@tavolata/kernel';
import { describe, expect, it } from 'vitest';
import { Client, type Kit, sitDown } from '../toys/kit.ts';
import { type Sparring, sparring } from '../toys/sparring.ts';

const STACK = ['strike', 'auction', 'peek', 'guard', 'guard', 'guard', 'peek', 'strike', 'strike'];

/** The same game a year later: resting is called breathing. */
const renamed: Game<Sparring> = {
  ...sparring,
  version: '2.0',
  *step(g) {
    const flow = sparring.step(g);
    let next = flow.next();
    while (!next.done) {
      const questions = next.value;
      const changed = Array.isArray(questions)
        ? questions.map(question => (question.prompt === 'act' ? { ...question, prompt: 'move' } : question))
        : questions;
      next = flow.next(yield changed);
    }
  },
};

/** The same game with states of another shape: it chokes on those it has not migrated. */
const shaped = (schema: number): Game<Sparring> => ({
  ...sparring,
  schema,
  clone(state) {
    if (Math.floor(state.turn / 10) !== schema) throw new Error(`a state of turn ${state.turn}`);
    return sparring.clone(state);
  },
  migrate: state => ({ ...(state as unknown as Sparring), turn: schema * 10 }),
});

async function halfway() {
  const kit = await sitDown({ stack: STACK });
  const { a, b } = kit.clients;
  await a.answer('strike');
  await b.answer('pass');
  await b.send({ do: 'stops', mode: 'everything' });
  await b.answer('stance');
  await kit.table.close();
  return kit;
}

describe('a stored table', () => {
  it('is taken up exactly where it was left', async () => {
    const { clients, reload } = await halfway();
    const again = await reload();
    const [a, b] = [new Client(again, 'a'), new Client(again, 'b')];
    await again.idle();
    expect(b.snapshot).toEqual(clients.b.snapshot);
    expect(a.events).toEqual(clients.a.events);
    expect(b.prompt).toBe('stance');
    await b.answer(true);
    expect(b.prompt).toBe('act');
  });

  it('has its automatic answers and bots go on by themselves', async () => {
    const { clients, ports, reload } = await sitDown({ stack: STACK, pace: { min: 500, max: 500 } });
    await clients.b.answer('rest');
    await clients.a.answer('strike');
    await clients.b.answer('pass');
    const again = await reload();
    const a = new Client(again, 'a');
    await ports.clock.pass(500, () => again.idle());
    expect(a.types).toContain('struck');
  });

  it('that nobody stored is not there', async () => {
    const { Table } = await import('../../src/index.ts');
    const { ports } = await sitDown();
    expect(await Table.load(sparring, 'other', ports)).toBeUndefined();
  });

  it('goes on from its checkpoint where new rules part from the log, and says so', async () => {
    const { clients, reload, ports } = await halfway();
    const again = await reload(renamed);
    expect(ports.reports.stored[0]?.report).toMatchObject({ kind: 'divergence' });
    const b = new Client(again, 'b', clients.b.cursor);
    await again.idle();
    expect(b.updates[0]?.notices.map(({ type }) => type)).toEqual(['resumed']);
    expect(b.updates[0]?.from).toBe(0);
    // The step in progress is lost: Bruno is asked again.
    expect(b.prompt).toBe('move');
    expect(b.snapshot.view?.lives).toEqual({ a: 2, b: 1 });
    expect(b.snapshot.settings?.mode).toBe('everything');
    await b.answer('rest');
    const a = new Client(again, 'a');
    await again.idle();
    expect(a.prompt).toBe('move');
    expect(await again.file()).toBeUndefined();
    await a.answer('stance');
    await a.answer(true);
    await a.send({ do: 'undo' });
    await again.close();
    const third = await reload(renamed);
    const back = new Client(third, 'a');
    await third.idle();
    expect(back.prompt).toBe('stance');
    expect(back.snapshot.view).toEqual(a.snapshot.view);
    expect(ports.reports.stored).toHaveLength(1);
  });

  it('goes on even where that cannot be said', async () => {
    const { ports, reload } = await halfway();
    ports.reports.store = () => Promise.reject(new Error('the disk is full'));
    const again = await reload(renamed);
    const b = new Client(again, 'b');
    await again.idle();
    expect(b.prompt).toBe('move');
  });

  it('asks again whoever had passed until something that was counted in events', async () => {
    const hands = ['peek', 'peek', 'peek', 'guard', 'guard', 'guard'];
    const kit = await sitDown({ stack: [...hands, ...hands] });
    const { a, b } = kit.clients;
    for (let turn = 0; turn < 4; turn++) for (const client of [a, b]) await client.answer('rest');
    await b.send({ do: 'stops', mode: 'my-turn' });
    await b.send({ do: 'yield', prompt: 'respond', source: 'strike', until: 'turn' });
    await b.send({ do: 'yield', prompt: 'respond', source: 'gamble', until: 'always' });
    await kit.table.close();
    const again = await kit.reload(renamed);
    const [back, other] = [new Client(again, 'b'), new Client(again, 'a')];
    await again.idle();
    expect(back.snapshot.settings).toMatchObject({
      mode: 'smart',
      since: 0,
      yields: [{ source: 'gamble', until: 'always' }],
    });
    await other.answer('peek');
    expect(back.prompt).toBe('respond');
  });

  it('that was moved here, or resumed before, is migrated too', async () => {
    const kit = await sitDown({ stack: STACK });
    await kit.clients.a.answer('strike');
    const state = (await kit.table.forkPosition(['a', 'b'])) as Sparring;
    const moved = await sitDown({ from: { kind: 'moved', state, keep: ['a', 'b'] } });
    await moved.clients.b.answer('pass');
    await moved.table.close();
    for (const schema of [2, 3, 4]) {
      const again = await moved.reload(shaped(schema));
      const client = new Client(again, 'b');
      await again.idle();
      expect(client.snapshot.view?.turn).toBe(schema * 10);
      expect(client.updates[0]?.notices.filter(({ type }) => type === 'resumed')).toHaveLength(schema - 1);
      expect(client.prompt).toBe('act');
      await client.answer('stance');
      await client.answer(true);
      await again.close();
    }
  });

  it('goes on from where it was resumed, if the host stopped before it could keep a checkpoint of that', async () => {
    const { clients, table, ports, reload } = await sitDown({ stack: STACK });
    await clients.a.answer('stance');
    await table.close();
    const { checkpoint } = (await ports.storage.load('match')) ?? {};
    if (!checkpoint) throw new Error('no checkpoint');
    const resumed = await reload(shaped(2));
    const a = new Client(resumed, 'a');
    await resumed.idle();
    for (const pick of [true, 'stance']) await a.answer(pick);
    await resumed.close();
    for (const schema of [2, 3]) {
      await ports.storage.checkpoint('match', checkpoint, []);
      const again = await reload(shaped(schema));
      const back = new Client(again, 'a');
      await again.idle();
      expect([back.snapshot.view?.stance, back.prompt]).toEqual([{ a: true }, 'stance']);
      await again.close();
    }
  });

  it('is never played on from a state of another shape, even one that these rules could misread', async () => {
    const { clients, table, ports, reload } = await sitDown({ stack: STACK });
    await clients.a.answer('strike');
    await table.close();
    const { step } = renamed;
    for (const schema of [2, 3]) {
      const again = await reload({ ...shaped(schema), clone: sparring.clone, step });
      await again.close();
    }
    const last = (await ports.storage.load('match'))?.lines.findLast(({ entry }) => entry.t === 'resumed');
    expect(last?.entry).toMatchObject({ state: { turn: 30 } });
  });

  it('lets whoever was refused an undo ask for one again', async () => {
    const kit = await sitDown({ stack: STACK });
    const { a, b } = kit.clients;
    await a.answer('draw');
    await a.send({ do: 'undo' });
    await b.send({ do: 'refuse', request: a.snapshot.undo?.request });
    expect(await a.send({ do: 'undo' })).toMatchObject({ error: { code: 'refused-before' } });
    await kit.table.close();
    const again = await kit.reload(renamed);
    const back = new Client(again, 'a');
    await again.idle();
    expect(await back.send({ do: 'undo' })).toMatchObject({ error: { code: 'nothing-to-undo' } });
  });

  it('keeps the answers of the step in progress that still fit', async () => {
    const { clients, ports, table, reload } = await sitDown({ stack: STACK });
    await clients.a.answer('stance');
    await table.close();
    const stored = await ports.storage.load('match');
    if (!stored?.checkpoint) throw new Error('no checkpoint');
    // A position that these rules do not arrive at: the checkpoint is believed.
    const state = structuredClone(stored.checkpoint.state) as Sparring;
    state.lives.b = 7;
    await ports.storage.checkpoint('match', { ...stored.checkpoint, state, digest: 'another' }, []);
    const again = await reload();
    const a = new Client(again, 'a');
    await again.idle();
    expect(a.prompt).toBe('stance');
    expect(a.snapshot.view?.lives.b).toBe(7);
    expect(ports.reports.stored[0]?.report).toMatchObject({
      error: 'after line 2 the match stands elsewhere than its checkpoint says',
    });
  });

  describe('whose host stopped before it could keep another checkpoint', () => {
    /** The checkpoint of now, as rules would have kept it that these do not agree with. */
    async function doubted({ table, ports }: Kit): Promise<() => Promise<void>> {
      await table.close();
      const { checkpoint } = (await ports.storage.load('match')) ?? {};
      if (!checkpoint) throw new Error('no checkpoint');
      return async () => {
        await table.close();
        await ports.storage.checkpoint('match', { ...checkpoint, digest: 'another' }, []);
      };
    }

    it('gives no answer again that was taken back', async () => {
      const kit = await sitDown({ stack: STACK });
      const { a } = kit.clients;
      const stop = await doubted(kit);
      await a.answer('stance');
      await a.send({ do: 'undo' });
      await stop();
      const back = new Client(await kit.reload(), 'a');
      await kit.pass(0);
      expect(back.prompt).toBe('act');
    });

    it('gives none that made the rules throw, even where they no longer would', async () => {
      const harmless: Game<Sparring> = {
        ...sparring,
        *step(g) {
          const { stage, played } = g.state;
          if (stage === 'resolve' && played && g.is(played, 'bomb')) g.state.guarded = true;
          yield* sparring.step(g);
        },
      };
      const kit = await sitDown({ stack: ['bomb', ...Array<string>(9).fill('guard')] });
      const { a, b } = kit.clients;
      await a.answer('bomb');
      const stop = await doubted(kit);
      expect(await b.answer('pass')).toMatchObject({ error: { code: 'crashed' } });
      await stop();
      const back = new Client(await kit.reload(harmless), 'b');
      await kit.pass(0);
      expect(back.prompt).toBe('respond');
    });
  });

  it('stops loudly where there is nothing to go on from', async () => {
    const { ports, reload } = await halfway();
    const stored = await ports.storage.load('match');
    if (!stored) throw new Error('nothing stored');
    await ports.storage.delete('match');
    await ports.storage.create(stored.header);
    await ports.storage.append('match', 0, stored.lines, false);
    await expect(reload(renamed)).rejects.toThrow('answers question');
    expect(ports.reports.stored).toHaveLength(1);
  });

  it('of another schema is migrated, or refused', async () => {
    const { reload } = await halfway();
    const changed: Game<Sparring> = { ...renamed, schema: 2 };
    await expect(reload(changed)).rejects.toThrow('cannot read positions of its schema 1');
    const migrating: Game<Sparring> = {
      ...changed,
      migrate: state => ({ ...(state as unknown as Sparring), turn: 40 }),
    };
    const again = await reload(migrating);
    const b = new Client(again, 'b');
    await again.idle();
    expect(b.snapshot.view?.turn).toBe(40);
    expect(b.prompt).toBe('move');
  });
});

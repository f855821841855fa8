import type { Game } from '@tavolata/kernel';
import { describe, expect, it } from 'vitest';
import { MemoryStorage, type Storage } from '../../src/index.ts';
import { bot, Client, type KitPlan, person, sitDown } from '../toys/kit.ts';
import { type Sparring, sparring } from '../toys/sparring.ts';

const STACK = ['strike', 'strike', 'peek', 'guard', 'strike', 'strike'];

/** A storage that takes its time, or fails, when told to. */
class MoodyStorage extends MemoryStorage {
  gate: Promise<void> = Promise.resolve();
  mood: 'fine' | 'fails' | 'lies' = 'fine';
  appends = 0;
  loads = 0;
  /** How many fit in before it fails. */
  spare = 0;

  override load(id: string) {
    this.loads++;
    return super.load(id);
  }

  override async append(...args: Parameters<Storage['append']>): Promise<void> {
    await this.gate;
    this.appends++;
    if (this.mood === 'fails' && this.spare-- <= 0) throw new Error('the disk is full');
    await super.append(...args);
    if (this.mood === 'lies') throw new Error('the line went dead');
  }
}

async function moody(plan: KitPlan = {}) {
  const storage = new MoodyStorage();
  const kit = await sitDown({ stack: STACK, ports: { storage }, ...plan });
  return { ...kit, storage };
}

describe('an answer', () => {
  it('is acknowledged and told only once it is stored', async () => {
    const { clients, storage, table } = await moody();
    let open = (): void => {};
    storage.gate = new Promise(resolve => {
      open = resolve;
    });
    const { a, b } = clients;
    const [heardA, heardB] = [a.updates.length, b.updates.length];
    let reply: unknown;
    const q = a.snapshot.asked?.q;
    const command = { n: 1, do: 'answer', q, pick: 1 };
    const sent = Promise.resolve(table.command('a', command)).then(got => {
      reply = got;
    });
    // Somebody who comes in meanwhile sees the table as it is stored.
    const watcher = new Client(table, 'onlooker');
    await new Promise(resolve => setImmediate(resolve));
    expect(reply).toBeUndefined();
    expect([a.updates.length, b.updates.length, watcher.updates.length]).toEqual([heardA, heardB, 0]);
    open();
    await sent;
    await table.idle();
    expect(reply).toEqual({ n: 1, ok: true });
    expect(b.prompt).toBe('respond');
    expect((await storage.load('match'))?.lines.at(-1)?.entry).toMatchObject({ t: 'answer', seat: 'a' });
  });

  it('that could not be stored has not happened, and can be sent again', async () => {
    const { clients, storage } = await moody();
    const { a, b } = clients;
    const before = [
      JSON.stringify(a.snapshot),
      b.updates.length,
      (await storage.load('match'))?.lines.length,
    ];
    storage.mood = 'fails';
    const { loads } = storage;
    expect(await a.answer('strike')).toEqual({ n: 1, ok: false, error: { code: 'not-saved' } });
    // Nothing has changed, and so nothing is taken back.
    expect(storage.loads).toBe(loads);
    const lines = (await storage.load('match'))?.lines.length;
    expect([JSON.stringify(a.snapshot), b.updates.length, lines]).toEqual(before);
    storage.mood = 'fine';
    expect(await a.answer('strike')).toEqual({ n: 1, ok: true });
    expect(b.prompt).toBe('respond');
  });

  it('that was stored after all is found out, and not given twice', async () => {
    const { clients, storage } = await moody();
    const { a, b } = clients;
    const command = { do: 'answer', q: a.snapshot.asked?.q, pick: 1 };
    storage.mood = 'lies';
    expect(await a.send(command, 1)).toMatchObject({ error: { code: 'not-saved' } });
    storage.mood = 'fine';
    // The table meets more lines than it knows of, and reads them.
    expect(await a.send(command, 1)).toMatchObject({ error: { code: 'conflict' } });
    expect(b.prompt).toBe('respond');
    expect(await a.send(command, 1)).toEqual({ n: 1, ok: true });
    expect(b.types.filter(type => type === 'played')).toHaveLength(1);
  });

  it('of a setting is tried again after a while, not all the time', async () => {
    const { clients, storage, pass } = await moody();
    await clients.a.answer('strike');
    storage.mood = 'fails';
    // b passes and the one target of a strike would be named by itself.
    storage.appends = 0;
    await clients.b.answer('pass');
    expect(storage.appends).toBe(1);
    storage.mood = 'fine';
    await clients.b.answer('pass');
    expect(clients.b.types).toContain('struck');
    storage.mood = 'fails';
    await clients.b.answer('strike');
    storage.mood = 'fine';
    await pass(2000);
    expect(clients.b.prompt).toBe('act');
  });
});

describe('time that is over while something is being stored', () => {
  const clock = { budget: 60_000, bonus: 0, warning: 0, patience: 0 };

  it.each([
    ['more time', { do: 'more-time', seat: 'a' }],
    ['an undo that is asked for', { do: 'undo' }],
  ] as const)('is not over if that is %s', async (_, command) => {
    const { clients, storage, table, ports, pass } = await moody({ clock, stack: [...STACK, ...STACK] });
    await clients.a.answer('rest');
    await clients.b.answer('draw');
    await pass(59_999);
    let open = (): void => {};
    storage.gate = new Promise(resolve => {
      open = resolve;
    });
    const sent = table.command('b', { ...command, n: 9 });
    await ports.clock.pass(1);
    open();
    expect(await sent).toMatchObject({ ok: true });
    await table.idle();
    expect(clients.a.prompt).toBe('act');
  });
});

describe('while nothing can be stored', () => {
  /** How long after the failures before the table tries again by itself. */
  async function pauses(kit: Awaited<ReturnType<typeof moody>>, count: number): Promise<number[]> {
    const found: number[] = [];
    while (found.length < count && kit.ports.clock.next !== undefined) {
      const { next } = kit.ports.clock;
      kit.storage.appends = 0;
      await kit.pass(next);
      if (kit.storage.appends > 0) found.push(next);
    }
    return found;
  }
  const growing = [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000];

  it('a bot tries again after pauses that grow, and goes on as soon as that works', async () => {
    const kit = await moody({ seats: [person('Ada'), bot()] });
    const { a } = kit.clients;
    kit.storage.spare = 1;
    kit.storage.mood = 'fails';
    await a.answer('rest');
    expect(await pauses(kit, 8)).toEqual(growing);
    kit.storage.mood = 'fine';
    await kit.pass(60_000);
    expect(a.prompt).toBeDefined();
    kit.storage.spare = 1;
    kit.storage.mood = 'fails';
    await a.answer(a.options.indexOf('rest'));
    expect(await pauses(kit, 2)).toEqual([1000, 2000]);
  });

  it('an undo that everybody agreed to is tried again', async () => {
    const kit = await moody({ stack: [...STACK, ...STACK] });
    const { a, b } = kit.clients;
    await a.answer('draw');
    await a.send({ do: 'undo' });
    kit.storage.spare = 1;
    kit.storage.mood = 'fails';
    expect(await b.send({ do: 'agree', request: a.snapshot.undo?.request })).toMatchObject({ ok: true });
    expect(a.prompt).toBeUndefined();
    expect(await pauses(kit, 3)).toEqual([1000, 2000, 4000]);
    kit.storage.mood = 'fine';
    await kit.pass(8000);
    expect(a.prompt).toBe('act');
    expect(a.snapshot.undo).toBeUndefined();
  });

  it('so is one that had yet to be carried out when the host stopped', async () => {
    const kit = await moody({ stack: [...STACK, ...STACK] });
    const { a, b } = kit.clients;
    await a.answer('draw');
    await a.send({ do: 'undo' });
    kit.storage.spare = 1;
    kit.storage.mood = 'fails';
    await b.send({ do: 'agree', request: a.snapshot.undo?.request });
    await kit.table.close();
    expect(kit.ports.clock.next).toBeUndefined();
    const again = await kit.reload();
    const back = new Client(again, 'a');
    await again.idle();
    expect(back.prompt).toBeUndefined();
    kit.storage.mood = 'fine';
    await kit.ports.clock.pass(1000, () => again.idle());
    expect(back.prompt).toBe('act');
  });

  it('the default answer of whose time is over is tried again by the clock, if there is no more time by then', async () => {
    const clock = { budget: 60_000, bonus: 0, warning: 0, patience: 0 };
    const kit = await moody({ clock });
    const { a, b } = kit.clients;
    kit.storage.mood = 'fails';
    expect(await pauses(kit, 3)).toEqual([60_000, 1000, 2000]);
    kit.storage.mood = 'fine';
    await b.send({ do: 'more-time', seat: 'a' });
    await kit.pass(30_000);
    expect(a.prompt).toBe('act');
    await kit.pass(10_000);
    expect(a.prompt).toBeUndefined();
  });

  it('nothing is played again for a line that changes no match', async () => {
    let dealt = 0;
    const counting: Game<Sparring> = {
      ...sparring,
      deal(g) {
        dealt++;
        sparring.deal(g);
      },
    };
    const { clients, storage } = await moody({ game: counting });
    const before = dealt;
    storage.mood = 'fails';
    expect(await clients.a.send({ do: 'hold', on: true })).toMatchObject({ error: { code: 'not-saved' } });
    expect(dealt).toBe(before);
    storage.mood = 'fine';
    expect(await clients.a.send({ do: 'hold', on: true })).toMatchObject({ ok: true });
    expect(clients.a.snapshot.settings?.hold).toBe(true);
  });
});

describe('a command sent again', () => {
  it('gets the same reply and has no second effect', async () => {
    const { clients, ports } = await sitDown({ stack: STACK });
    const { a, b } = clients;
    const command = { do: 'answer', q: a.snapshot.asked?.q, pick: 1 };
    const first = await a.send(command, 7);
    const lines = (await ports.storage.load('match'))?.lines.length;
    const heard = b.updates.length;
    expect(await a.send(command, 7)).toEqual(first);
    expect((await ports.storage.load('match'))?.lines).toHaveLength(lines as number);
    expect(b.updates).toHaveLength(heard);
    expect(a.snapshot.number).toBe(7);
  });

  it('is known again after a restart', async () => {
    const { clients, reload } = await sitDown({ stack: STACK });
    const command = { n: 3, do: 'answer', q: clients.a.snapshot.asked?.q, pick: 1 };
    await clients.a.send(command, 3);
    const again = await reload();
    expect(await again.command('a', command)).toEqual({ n: 3, ok: true });
    const b = new Client(again, 'b');
    await again.idle();
    expect(b.prompt).toBe('respond');
    expect(b.types.filter(type => type === 'played')).toHaveLength(1);
  });

  it('is refused if it is not the same', async () => {
    const { clients } = await sitDown({ stack: STACK });
    const { a } = clients;
    await a.send({ do: 'hold', on: true }, 5);
    expect(await a.send({ do: 'hold', on: false }, 5)).toMatchObject({
      n: 5,
      error: { code: 'number-used' },
    });
    expect(await a.send({ do: 'hold', on: false }, 4)).toMatchObject({
      n: 4,
      error: { code: 'number-too-old' },
    });
    expect(a.snapshot.settings?.hold).toBe(true);
  });

  it('or a new one leaves numbers to those that follow', async () => {
    const { a } = (await sitDown()).clients;
    const hold = { do: 'hold', on: true };
    for (const n of [Number.MAX_SAFE_INTEGER, 2 ** 32 + 1])
      expect(await a.send(hold, n)).toEqual({ n, ok: false, error: { code: 'malformed' } });
    expect((await a.send(hold, 2 ** 32)).ok).toBe(true);
    expect((await a.answer(0)).ok).toBe(true);
  });

  it('may use the number of one that was refused', async () => {
    const { clients } = await sitDown({ stack: STACK });
    const { a } = clients;
    expect(await a.send({ do: 'undo' }, 1)).toMatchObject({ ok: false });
    expect(await a.send({ do: 'hold', on: true }, 1)).toEqual({ n: 1, ok: true });
  });
});

describe('commands at the same time', () => {
  it('are carried out one after the other', async () => {
    const { clients, table } = await sitDown({ stack: STACK });
    const q = clients.a.snapshot.asked?.q;
    const replies = await Promise.all([
      table.command('a', { n: 1, do: 'answer', q, pick: 1 }),
      table.command('a', { n: 2, do: 'answer', q, pick: 1 }),
      table.command('b', { n: 1, do: 'hold', on: true }),
    ]);
    expect(replies.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(replies[1]).toMatchObject({ error: { code: 'not-asked' } });
  });
});

describe('two hosts on one storage', () => {
  it('notice each other', async () => {
    const { clients, reload, table } = await sitDown({ stack: STACK });
    const other = await reload();
    const b = new Client(other, 'b');
    await other.idle();
    await clients.a.answer('strike');
    expect(await b.send({ do: 'hold', on: true })).toMatchObject({ error: { code: 'conflict' } });
    expect(b.prompt).toBe('respond');
    await table.close();
  });

  it('catch up with each other before they write', async () => {
    const { clients, reload, table } = await sitDown({ stack: STACK });
    const other = await reload();
    const b = new Client(other, 'b');
    await other.idle();
    await clients.a.answer('strike');
    await other.catchUp();
    expect(b.prompt).toBe('respond');
    expect(await b.send({ do: 'hold', on: true })).toMatchObject({ ok: true });
    await table.close();
  });
});

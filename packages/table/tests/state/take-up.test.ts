import type { Viewer } from '@tavolata/kernel';
import { describe, expect, it } from 'vitest';
import { type StoredCheckpoint, Table, type TimeSlices } from '../../src/index.ts';
import { linesIn, PastEvents, partsOf } from '../../src/state/past.ts';
import { Client, type Kit, portsOf, type SparringTable, sitDown } from '../toys/kit.ts';
import { sparring } from '../toys/sparring.ts';

const STACK = ['strike', 'auction', 'peek', 'guard', 'guard', 'guard', 'peek', 'strike', 'strike'];

/** The same rules, which say how often a match was dealt: it is if it is played from the beginning. */
function counting() {
  let dealt = 0;
  const game: typeof sparring = {
    ...sparring,
    deal(g) {
      dealt++;
      sparring.deal(g);
    },
  };
  const count = (): number => dealt;
  const reset = (): void => {
    dealt = 0;
  };
  return { game, dealt: count, reset };
}

/** So many turns at a table that is then put away. */
async function played(turns: number) {
  const counted = counting();
  const kit = await sitDown({ stack: STACK, game: counted.game });
  for (let n = 0; n < turns; n++)
    for (const seat of ['a', 'b'] as const) await kit.clients[seat].answer('rest');
  await kit.table.close();
  counted.reset();
  return { ...kit, ...counted };
}

const clientOf = async (table: SparringTable, viewer: Viewer): Promise<Client> => {
  const client = new Client(table, viewer);
  await table.idle();
  return client;
};

async function storedOf({ ports }: Pick<Kit, 'ports'>) {
  const stored = await ports.storage.load('match');
  if (!stored?.checkpoint) throw new Error('no checkpoint');
  return { ...stored, checkpoint: stored.checkpoint };
}

describe('a table that is taken up at its checkpoint', () => {
  it('shows everybody what it showed, and plays nothing again', async () => {
    const { clients, reload, dealt, ports } = await played(5);
    const again = await reload();
    const [a, b] = [await clientOf(again, 'a'), await clientOf(again, 'b')];
    for (const [back, before] of [
      [a, clients.a],
      [b, clients.b],
    ] as const) {
      expect(back.snapshot).toEqual(before.snapshot);
      expect(back.events).toEqual(before.events);
    }
    expect(dealt()).toBe(0);
    expect(ports.reports.stored).toEqual([]);
  });

  it('carries out what was done after the checkpoint', async () => {
    const kit = await played(3);
    const { checkpoint, past = [] } = await storedOf(kit);
    const next = await kit.reload();
    const [a, b] = [await clientOf(next, 'a'), await clientOf(next, 'b')];
    await a.answer('rest');
    await b.send({ do: 'stops', mode: 'everything' });
    await next.close();
    // As if the host had been killed before it could keep another.
    const parts = past.map(part => ({ ...part, events: JSON.parse(part.events) }));
    await kit.ports.storage.checkpoint('match', checkpoint, parts);
    const again = await kit.reload();
    expect((await clientOf(again, 'a')).events).toEqual(a.events);
    expect((await clientOf(again, 'b')).snapshot).toEqual(b.snapshot);
    expect(kit.dealt()).toBe(0);
  });

  it('is played again by whoever goes back further, and goes on the same', async () => {
    const kit = await played(4);
    const again = await kit.reload();
    const [a, b] = [await clientOf(again, 'a'), await clientOf(again, 'b')];
    expect(await a.send({ do: 'undo', to: 2 })).toMatchObject({ ok: true });
    await b.send({ do: 'agree', request: b.snapshot.undo?.request });
    expect(kit.dealt()).toBe(1);
    expect(a.snapshot.view?.turn).toBe(3);
    const file = await again.file({ running: true });
    const { lines } = await storedOf(kit);
    const ports = portsOf();
    const { header } = await storedOf(kit);
    await ports.storage.create(header);
    await ports.storage.append('match', 0, lines, false);
    const replayed = await Table.load(sparring, 'match', ports);
    expect(file).toEqual(await replayed?.file({ running: true }));
  });

  it('says so where its log leads elsewhere, and goes back no further', async () => {
    const kit = await played(4);
    let isChanged = false;
    const changed: typeof sparring = {
      ...sparring,
      deal(g) {
        sparring.deal(g);
        if (isChanged) g.state.lives.b = 9;
      },
    };
    isChanged = true;
    const again = await kit.reload(changed);
    const a = await clientOf(again, 'a');
    const before = a.snapshot;
    expect(await a.send({ do: 'undo', to: 2 })).toMatchObject({ error: { code: 'no-such-moment' } });
    expect(a.snapshot).toEqual(before);
    expect(kit.ports.reports.stored[0]?.report).toMatchObject({
      kind: 'divergence',
      error: 'the match stands elsewhere than its log says',
    });
    expect(await a.answer('rest')).toMatchObject({ ok: true });
  });

  it.each<[string, (checkpoint: StoredCheckpoint) => StoredCheckpoint]>([
    ['other rules kept', checkpoint => ({ ...checkpoint, rules: '0.9' })],
    ['tells nothing of events', ({ events: _, ...checkpoint }) => checkpoint],
  ])('is played again where %s it', async (_, alter) => {
    const kit = await played(3);
    const { checkpoint } = await storedOf(kit);
    await kit.ports.storage.checkpoint('match', alter(checkpoint), []);
    const again = await kit.reload();
    expect((await clientOf(again, 'a')).events).toEqual(kit.clients.a.events);
    expect(kit.dealt()).toBe(1);
    expect(kit.ports.reports.stored).toEqual([]);
  });

  it('is played again, and says so, where its past is not that of its checkpoint', async () => {
    const kit = await played(3);
    const { checkpoint, past = [] } = await storedOf(kit);
    const parts = past.map(part => ({ ...part, events: JSON.parse(part.events) }));
    const last = parts.at(-1);
    if (!last) throw new Error('no past');
    const traces = last.traces.map(trace => ({ ...trace, events: trace.events + 1 }));
    await kit.ports.storage.checkpoint('match', checkpoint, [{ ...last, traces }]);
    const again = await kit.reload();
    expect((await clientOf(again, 'a')).events).toEqual(kit.clients.a.events);
    expect(kit.dealt()).toBe(1);
    expect(kit.ports.reports.stored[0]?.report).toMatchObject({ kind: 'divergence' });
  });

  it('lets others go on while it is played again', async () => {
    const kit = await played(4);
    const { checkpoint } = await storedOf(kit);
    await kit.ports.storage.checkpoint('match', { ...checkpoint, rules: '0.9' }, []);
    let pauses = 0;
    const leisure: TimeSlices = {
      pause: () => {
        pauses++;
        return Promise.resolve();
      },
    };
    const again = await Table.load(sparring, 'match', { ...kit.ports, leisure });
    expect(pauses).toBe(8);
    await again?.close();
  });
});

describe('parts of the past', () => {
  /** Events by number, as they stood after each line: what it kept of those before, and how many there were then. */
  const story: readonly { readonly kept?: number; readonly events: number }[] = [
    { kept: 0, events: 3 },
    ...Array.from({ length: 300 }, (_, i) => ({ events: 4 + i })),
    { kept: 200, events: 205 },
    ...Array.from({ length: 300 }, (_, i) => ({ events: 206 + i })),
    { kept: 400, events: 400 },
    { events: 410 },
  ];
  const event = (n: number) => ({ type: `event ${n}`, params: {}, audience: 1, cards: [] });
  const events = Array.from({ length: 410 }, (_, n) => event(n));

  it.each([1, 2, 3])('tell all events, written at %i times', times => {
    const stored = [];
    const step = Math.ceil(story.length / times);
    for (let from = 0; from < story.length; from += step) {
      const written = story.slice(0, from + step);
      const last = written.at(-1)?.events ?? 0;
      // What was there then: later lines may have taken some of it back.
      const then = Array.from({ length: last }, (_, n) =>
        from + step < story.length ? event(n) : (events[n] ?? event(n)),
      );
      const known = { length: last, slice: (a: number, b: number) => then.slice(a, b) };
      stored.push(...partsOf(from, written.slice(from), story[from - 1]?.events ?? 0, known));
    }
    const parts = stored.map(part => ({ ...part, events: JSON.stringify(part.events) }));
    expect(linesIn(parts)).toBe(story.length);
    const past = new PastEvents(parts, 410);
    expect(past.slice(0, 410)).toEqual(events);
    expect(past.slice(190, 215)).toEqual(events.slice(190, 215));
    expect(new PastEvents(parts, 100).slice(0, 410)).toEqual(events.slice(0, 100));
  });
});

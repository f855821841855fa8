import { describe, expect, it } from 'vitest';
import { bot, type Client, person, sitDown } from '../toys/kit.ts';

const STRIKES = ['strike', 'strike', 'peek', 'guard', 'strike', 'strike'];

describe('an answer', () => {
  it('moves the match on and reaches everybody', async () => {
    const { clients } = await sitDown({ stack: STRIKES });
    const { a, b } = clients;
    expect(a.prompt).toBe('act');
    expect(b.prompt).toBeUndefined();
    expect(b.snapshot.waiting).toEqual(['a']);
    expect(await a.answer('strike')).toEqual({ n: 1, ok: true });
    expect(b.prompt).toBe('respond');
    expect(b.types).toEqual(['turn-began', 'played']);
    expect(b.snapshot.view?.core.zones.table).toHaveLength(1);
    await b.answer('pass');
    // With two players there is one target: nobody has to say so.
    expect(b.types).toEqual(['turn-began', 'played', 'passed', 'struck', 'turn-began']);
    expect(b.prompt).toBe('act');
    expect(b.snapshot.view?.lives).toEqual({ a: 2, b: 1 });
  });

  it('is refused, with the reason, when it does not fit', async () => {
    const { clients } = await sitDown({ stack: STRIKES });
    const { a, b } = clients;
    const q = a.snapshot.asked?.q ?? '';
    const heard = a.updates.length;
    const code = async (client: Client, command: Record<string, unknown>) => {
      const reply = await client.send(command);
      return reply.ok ? 'ok' : reply.error.code;
    };
    expect(await code(b, { do: 'answer', q, pick: 0 })).toBe('not-asked');
    expect(await code(a, { do: 'answer', q: '0.abc', pick: 0 })).toBe('stale-question');
    expect(await code(a, { do: 'answer', q, pick: 9 })).toBe('not-an-option');
    expect(await code(a, { do: 'answer', q, pick: [0] })).toBe('wrong-shape');
    expect(await code(a, { do: 'answer', q, pick: true })).toBe('wrong-shape');
    expect(await code(a, { do: 'answer', q, pick: 'strike' })).toBe('malformed');
    expect(await code(a, { do: 'answer', pick: 0 })).toBe('malformed');
    expect(await code(a, { do: 'answer', q, pick: 0, seat: 'b' })).toBe('malformed');
    expect(await code(a, { do: 'dance' })).toBe('unknown-command');
    expect(await code(a, { do: 'toString' })).toBe('unknown-command');
    expect(a.updates).toHaveLength(heard);
    expect(await code(a, { do: 'answer', q, pick: 1 })).toBe('ok');
    expect(await code(a, { do: 'answer', q, pick: 0 })).toBe('not-asked');
  });

  it.each([
    undefined,
    null,
    3,
    'answer',
    [],
    {},
    { n: 1 },
    { do: 'undo' },
    { n: 0, do: 'undo' },
    { n: 1.5, do: 'undo' },
  ])('cannot be %j', async message => {
    const { table } = await sitDown();
    const reply = await table.command('a', message);
    expect(reply).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });

  it('comes from a person who sits there, once the match has started', async () => {
    const { table, clients } = await sitDown({ start: false, seats: [person('Ada'), bot()] });
    expect(await clients.a.send({ do: 'answer', q: '', pick: 0 })).toMatchObject({
      error: { code: 'not-started' },
    });
    expect(await table.command('b', { n: 1, do: 'concede' })).toMatchObject({
      error: { code: 'not-seated' },
    });
    expect(await table.command('c', { n: 1, do: 'concede' })).toMatchObject({
      error: { code: 'unknown-seat' },
    });
  });

  it('does not slip into the next question of the same kind', async () => {
    const { clients } = await sitDown({ stack: STRIKES });
    const { a } = clients;
    const { q } = a.snapshot.asked ?? { q: '' };
    await a.answer('stance');
    await a.answer(true);
    // The same question, letter by letter, but another one.
    expect(a.prompt).toBe('act');
    expect(await a.send({ do: 'answer', q, pick: 0 })).toMatchObject({ error: { code: 'stale-question' } });
  });

  it('ends the match, and the secret is shown', async () => {
    const { clients, table } = await sitDown({
      stack: ['strike', 'strike', 'strike', 'strike', 'strike', 'strike'],
    });
    const { a, b } = clients;
    expect(await table.file()).toBeUndefined();
    await a.answer('strike');
    await b.answer('rest');
    expect(a.snapshot.secret).toBeUndefined();
    await a.answer('strike');
    for (const { snapshot } of [a, b]) {
      expect(snapshot.phase).toBe('over');
      expect(snapshot.result?.winners).toEqual(['a']);
      expect(snapshot.secret).toEqual(table.header.secret);
      expect(snapshot.waiting).toEqual([]);
    }
    const file = await table.file();
    expect(file?.log.length).toBeGreaterThan(3);
    expect(file?.names).toMatchObject({ a: 'Ada', b: 'Bruno' });
    expect(await a.send({ do: 'answer', q: '', pick: 0 })).toMatchObject({ error: { code: 'over' } });
    expect(await a.send({ do: 'undo' })).toMatchObject({ error: { code: 'over' } });
    expect(await a.send({ do: 'concede' })).toMatchObject({ error: { code: 'over' } });
  });
});

describe('conceding', () => {
  it('takes the seat out by the game’s own rule', async () => {
    const { clients } = await sitDown({ seats: [person('Ada'), person('Bruno'), person('Carla')] });
    const { a, b, c } = clients;
    await b.send({ do: 'concede' });
    expect(c.snapshot.seats.map(({ left }) => left)).toEqual([false, true, false]);
    expect(c.updates.flatMap(({ notices }) => notices).map(({ type }) => type)).toContain('conceded');
    expect(await b.send({ do: 'concede' })).toMatchObject({ error: { code: 'already-left' } });
    await a.send({ do: 'concede' });
    expect(c.snapshot.result?.winners).toEqual(['c']);
  });

  it('ends the match at once where nobody is left to play against: what was asked decides nothing any more', async () => {
    const { table, clients } = await sitDown({ seats: [person('Ada'), person('Bruno')] });
    const { a, b } = clients;
    expect(a.snapshot.asked).toBeDefined();
    await b.send({ do: 'concede' });
    await table.idle();
    expect(a.snapshot.asked).toBeUndefined();
    expect(a.snapshot.result?.winners).toEqual(['a']);
  });

  it('is told before what comes of it', async () => {
    const { clients } = await sitDown({ seats: [person('Ada'), person('Bruno'), person('Carla')] });
    const { a, c } = clients;
    const before = c.events.length;
    await a.send({ do: 'concede' });
    expect(c.events.length).toBeGreaterThan(before);
    const told = c.updates.flatMap(({ notices }) => notices).find(({ type }) => type === 'conceded');
    expect(told?.at).toBe(before);
  });
});

describe('a joint question', () => {
  const auction = async () => {
    const kit = await sitDown({
      seats: [person('Ada'), person('Bruno'), person('Carla')],
      stack: ['auction', 'peek', 'peek', 'peek', 'peek', 'peek', 'peek', 'peek', 'peek'],
    });
    await kit.clients.a.answer('auction');
    return kit;
  };

  it('is answered in any order, and nobody learns who has answered', async () => {
    const { a, b, c } = (await auction()).clients;
    expect([a, b, c].map(({ prompt }) => prompt)).toEqual(['bid', 'bid', 'bid']);
    const heard = a.updates.length;
    await c.answer(3);
    expect(c.prompt).toBeUndefined();
    expect(a.updates).toHaveLength(heard);
    expect(b.snapshot.waiting).toEqual(['a', 'b', 'c']);
    expect(c.snapshot.waiting).toEqual(['a', 'b', 'c']);
    await a.answer(1);
    expect(JSON.stringify(b.updates)).not.toContain('bids');
    await b.answer(2);
    expect(b.events.find(({ type }) => type === 'bids')?.params).toEqual({ bids: [1, 2, 3] });
  });

  it('is asked of each until they have answered, and the host can tell', async () => {
    const { table, clients } = await auction();
    expect(table.owing).toEqual(['a', 'b', 'c']);
    await clients.a.answer(1);
    expect(table.owing).toEqual(['b', 'c']);
    await clients.a.send({ do: 'undo' });
    expect(table.owing).toEqual(['a', 'b', 'c']);
    await clients.b.send({ do: 'replace', seat: 'b', with: 'open' });
    expect(table.owing).toEqual(['a', 'c']);
    await clients.c.send({ do: 'concede' });
    expect(table.owing).toEqual(['a']);
  });

  it('can be answered again as long as it is open, without anybody noticing', async () => {
    const { table, clients } = await auction();
    const { a, b, c } = clients;
    await a.answer(1);
    await c.answer(3);
    const heard = [b.updates.length, c.updates.length];
    expect(await a.send({ do: 'undo' })).toMatchObject({ ok: true });
    expect(a.prompt).toBe('bid');
    expect(c.prompt).toBeUndefined();
    await a.answer(0);
    expect([b.updates.length, c.updates.length]).toEqual(heard);
    await b.answer(2);
    expect(b.events.find(({ type }) => type === 'bids')?.params).toEqual({ bids: [0, 2, 3] });
    await table.idle();
  });
});

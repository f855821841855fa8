import { type CardId, ONLOOKER, type Viewer } from '@tavolata/kernel';
import { describe, expect, it } from 'vitest';
import { Client, type Kit, person, sitDown } from '../toys/kit.ts';
import { sparring } from '../toys/sparring.ts';

const three = [person('Ada'), person('Bruno'), person('Carla')];
/** Ada with Bruno, Carla alone. */
const paired = { ...sparring, teams: () => [['a', 'b'], ['c']] as const };

const inZone = (client: Client, zone: string): readonly CardId[] =>
  client.snapshot.view?.core.zones[zone] ?? [];
const pointedAt = (client: Client) => client.updates.flatMap(({ pointed }) => pointed ?? []);
const watcher = async (kit: Kit, viewer: Viewer): Promise<Client> => {
  const client = new Client(kit.table, viewer);
  await kit.table.idle();
  return client;
};

describe('pointing', () => {
  it('shows everybody a place or a seat, once, and leaves nothing behind', async () => {
    const kit = await sitDown({ seats: three });
    const { a, b, c } = kit.clients;
    const onlooker = await watcher(kit, ONLOOKER);
    const stored = await kit.ports.storage.load('match');
    const before = b.snapshot;
    expect(await a.send({ do: 'point', at: { place: 'deck' } })).toEqual({ n: 1, ok: true });
    expect(await a.send({ do: 'point', at: { seat: 'c' } })).toEqual({ n: 1, ok: true });
    for (const client of [a, b, c, onlooker])
      expect(pointedAt(client)).toEqual([
        { seat: 'a', at: { place: 'deck' } },
        { seat: 'a', at: { seat: 'c' } },
      ]);
    expect(b.snapshot).toEqual(before);
    expect(await kit.ports.storage.load('match')).toEqual(stored);
    expect(pointedAt(await watcher(kit, 'b'))).toEqual([]);
    expect(await a.answer('stance')).toEqual({ n: 1, ok: true });
  });

  it('is for the team alone, where there is one', async () => {
    const kit = await sitDown({ seats: three, game: paired });
    const { a, b, c } = kit.clients;
    const onlooker = await watcher(kit, ONLOOKER);
    expect(await a.send({ do: 'point', at: { place: 'deck' }, to: 'team' })).toMatchObject({ ok: true });
    const shown = [{ seat: 'a', at: { place: 'deck' }, to: ['a', 'b'] }];
    expect([a, b, c, onlooker].map(pointedAt)).toEqual([shown, shown, [], []]);
    expect(await c.send({ do: 'point', at: { place: 'deck' }, to: 'team' })).toMatchObject({
      error: { code: 'no-team' },
    });
  });

  it('shows a card to whoever can tell it from others', async () => {
    const kit = await sitDown({ seats: three, stack: ['peek', ...Array<string>(11).fill('guard')] });
    const { a, b, c } = kit.clients;
    const heard = [b, c].map(({ updates }) => updates.length);
    await a.send({ do: 'point', at: { card: inZone(a, 'hand/a')[0] } });
    expect([a, b, c].map(client => pointedAt(client).length)).toEqual([1, 0, 0]);
    expect([b, c].map(({ updates }) => updates.length)).toEqual(heard);
    await a.answer('peek');
    for (const client of [b, c]) if (client.prompt === 'respond') await client.answer('pass');
    const seen = inZone(a, 'deck')[0];
    await a.send({ do: 'point', at: { card: seen } });
    expect(pointedAt(a).at(-1)?.at).toEqual({ card: seen });
    for (const client of [b, c])
      expect(pointedAt(client).map(({ at }) => at)).toEqual([{ card: inZone(client, 'deck')[0] }]);
    expect(inZone(b, 'deck')[0]).not.toBe(seen);
  });

  it('at nothing, at no card that can be told from others, or all the time is refused', async () => {
    const kit = await sitDown({ seats: three });
    const { a, b } = kit.clients;
    const theirs = inZone(a, 'hand/b')[0];
    const nowhere = 1_000_000 + 10_000;
    const code = async (at: unknown) => {
      const reply = await a.send({ do: 'point', at });
      return reply.ok ? 'ok' : reply.error.code;
    };
    for (const at of [{ card: theirs }, { card: nowhere }, { card: inZone(b, 'hand/b')[0] }])
      expect(await code(at)).toBe('nothing-there');
    expect(await code({ seat: 'e' })).toBe('unknown-seat');
    const shapes = [undefined, null, 'deck', {}, [], ['deck'], { place: 7 }, { place: 'x'.repeat(201) }];
    const more = [{ card: 1 }, { card: 1_000_000.5 }, { seat: 'z' }, { place: 'deck', seat: 'a' }];
    for (const at of [...shapes, ...more, { toString: 'x' }]) expect(await code(at)).toBe('malformed');
    for (let i = 0; i < 3; i++) expect(await code({ place: 'deck' })).toBe('ok');
    expect(await code({ place: 'deck' })).toBe('too-fast');
    expect(await b.send({ do: 'point', at: { place: 'deck' } })).toMatchObject({ ok: true });
    await kit.pass(3000);
    expect(await code({ place: 'deck' })).toBe('ok');
  });

  it('waits for the match to begin', async () => {
    const { clients } = await sitDown({ start: false });
    expect(await clients.a.send({ do: 'point', at: { place: 'deck' } })).toMatchObject({
      error: { code: 'not-started' },
    });
  });
});

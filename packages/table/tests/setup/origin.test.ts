import { choose, chooseNumber, type Def, type Game, type Seat } from '@tavolata/kernel';
import { keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { describe, expect, it } from 'vitest';
import { isProblem, positionOf, SeededEntropy, type StartPosition } from '../../src/index.ts';
import { bot, Client, person, sitDown } from '../toys/kit.ts';
import { type Sparring, sparring } from '../toys/sparring.ts';

const SECRET = { key: keyOf('key'), salt: keyOf('salt') };

/** A match in which a few moves were made, and where it could go on. */
async function elsewhere(keep: readonly Seat[]) {
  const kit = await sitDown({ seats: [person('Ada'), bot('random')] });
  for (const word of ['draw', 'draw']) {
    await kit.clients.a.answer(word);
    await kit.pass(10);
  }
  const state = await kit.table.forkPosition(keep);
  if (isProblem(state)) throw new Error(state.code);
  return { ...kit, state };
}

const moved = (state: Sparring, keep: readonly Seat[]) => ({
  from: { kind: 'moved', state, keep } satisfies StartPosition,
  ports: { entropy: new SeededEntropy('another') },
});
/** The definitions in a zone, in order. */
const defs = ({ core }: Sparring, zone: string): (number | undefined)[] =>
  (core.zones[zone] ?? []).map(card => core.def[card - 1_000_000]);
const sorted = (numbers: readonly (number | undefined)[]) => [...numbers].sort();

describe('a match moved to another table', () => {
  it('keeps what those who go on know, and deals the rest anew under a new commitment', async () => {
    const { state, table, clients } = await elsewhere(['a']);
    const { table: next, clients: there, ports } = await sitDown({ ...moved(state, ['a']) });
    const before = clients.a.snapshot.view as Sparring;
    const after = there.a.snapshot.view as Sparring;
    expect(defs(after, 'hand/a')).toEqual(defs(before, 'hand/a'));
    expect([after.turn, after.lives, after.active]).toEqual([before.turn, before.lives, before.active]);
    expect(next.header.commitment).not.toBe(table.header.commitment);
    const dealt = (await ports.storage.load('match'))?.header.origin?.state as Sparring;
    const hidden = (from: Sparring) => [...defs(from, 'hand/b'), ...defs(from, 'deck')];
    expect(hidden(dealt)).not.toEqual(hidden(state));
    expect(sorted(hidden(dealt))).toEqual(sorted(hidden(state)));
  });

  it('says so, to whoever comes, and tells nothing of what was before', async () => {
    const { state } = await elsewhere(['a']);
    const { clients } = await sitDown({ ...moved(state, ['a']) });
    const [first] = clients.b.updates;
    expect(first?.about?.origin).toBe('moved');
    expect(clients.b.updates.flatMap(({ notices }) => notices.map(({ type }) => type))).toEqual(['moved']);
    expect(clients.b.types.filter(type => type === 'turn-began').length).toBeLessThan(2);
  });

  it('leads nowhere: what was dealt anew cannot be found out from its secret', async () => {
    const { state } = await elsewhere(['a']);
    const begun = await Promise.all(
      ['one', 'other'].map(async text => {
        const first = new SeededEntropy('the same secret');
        const later = new SeededEntropy(text);
        let given = 0;
        const bytes = (count: number) => (given++ < 2 ? first : later).bytes(count);
        const { ports } = await sitDown({ ...moved(state, ['a']), ports: { entropy: { bytes } } });
        const header = (await ports.storage.load('match'))?.header;
        const dealt = header?.origin?.state as Sparring | undefined;
        return { secret: header?.secret, def: dealt?.core.def, deck: dealt?.core.zones.deck };
      }),
    );
    const [one, other] = begun as [(typeof begun)[0], (typeof begun)[0]];
    expect(other.secret).toEqual(one.secret);
    expect(one.deck?.length).toBeGreaterThan(3);
    expect(other.def).not.toEqual(one.def);
    expect(other.deck).not.toEqual(one.deck);
  });

  it('leaves a hand alone whose owner goes on too', async () => {
    const { state } = await elsewhere(['a', 'b']);
    const hands = await Promise.all(
      [['a'], ['a', 'b']].map(async keep => {
        const { ports } = await sitDown({ ...moved(state, keep as Seat[]) });
        return defs((await ports.storage.load('match'))?.header.origin?.state as Sparring, 'hand/b');
      }),
    );
    expect(hands[1]).toEqual(defs(state, 'hand/b'));
    expect(hands[0]).not.toEqual(hands[1]);
  });

  it('is taken up again after a restart, a crash in it included', async () => {
    const stack = ['bomb', 'peek', 'peek', 'guard', 'peek', 'peek', 'peek'];
    const { table } = await sitDown({ stack });
    const state = await table.forkPosition(['a', 'b']);
    if (isProblem(state)) throw new Error(state.code);
    const kit = await sitDown({ stack, ...moved(state, ['a', 'b']) });
    await kit.clients.a.answer('bomb');
    expect(await kit.clients.b.answer('pass')).toMatchObject({ error: { code: 'crashed' } });
    await kit.clients.b.answer('guard');
    const again = new Client(await kit.reload(), 'a');
    await kit.pass(0);
    expect(again.snapshot.view).toEqual(kit.clients.a.snapshot.view);
    expect(again.events).toEqual(kit.clients.a.events);
    expect(kit.ports.reports.stored.map(({ report }) => report.kind)).toEqual(['crash']);
  });

  it('is not one that has not begun, or is over', async () => {
    const { table, clients } = await sitDown({ start: false });
    expect(await table.forkPosition(['a'])).toEqual({ code: 'not-started' });
    await table.start();
    expect(await table.file()).toBeUndefined();
    expect((await table.file({ running: true }))?.log).toEqual([]);
    await clients.b.send({ do: 'concede' });
    await clients.a.answer('rest');
    expect(clients.a.snapshot.phase).toBe('over');
    expect(await table.forkPosition(['a'])).toEqual({ code: 'over' });
  });
});

describe('the position a match goes on from', () => {
  function begun(match: Match<Sparring, Def>, keep: readonly Seat[]): Sparring {
    const position = positionOf(match, keep);
    if (isProblem(position)) throw new Error(position.code);
    return position;
  }

  /** Each in turn seals a number. */
  const sealing: Game<Sparring> = {
    ...sparring,
    *step(g) {
      const seat = g.state.active;
      const number = yield* chooseNumber(seat, 'bid', { min: 0, max: 3 });
      g.seal(seat, `bid ${g.state.turn++}`, number);
      g.state.active = seat === 'a' ? 'b' : 'a';
    },
  };

  it('is before anybody who does not go on has sealed something', () => {
    const match = Match.start(sealing, setupFor(sealing, 2), SECRET);
    for (const seat of ['a', 'b', 'a'] as const) match.answer(seat, 2);
    const owners = (keep: readonly Seat[]) => begun(match, keep).core.sealed.map(({ owner }) => owner);
    expect(owners(['a', 'b'])).toEqual(['a', 'b', 'a']);
    expect(owners(['a'])).toEqual(['a']);
    expect(owners(['b'])).toEqual([]);
  });

  it('is none while something lies sealed from before the match began here, of somebody who does not go on', () => {
    const before = Match.start(sealing, setupFor(sealing, 2), SECRET);
    for (const seat of ['a', 'b'] as const) before.answer(seat, 2);
    const opening: Game<Sparring> = {
      ...sealing,
      *step(g) {
        yield* chooseNumber('a', 'open', { min: 0, max: 3 });
        g.unseal('a', 'bid 1');
      },
    };
    const match = Match.from(opening, before.setup, SECRET, begun(before, ['a', 'b']));
    expect(positionOf(match, ['b'])).toEqual({ code: 'no-such-moment' });
    expect(begun(match, ['a', 'b']).core.sealed).toHaveLength(2);
    match.answer('a', 0);
    expect(begun(match, ['b']).core.sealed).toMatchObject([{ owner: 'b' }]);
  });

  it('is before anybody who does not go on has laid a card of their choice face down', () => {
    const laying: Game<Sparring> = {
      ...sparring,
      zones: { ...sparring.zones, laid: { sees: 'owner', ordered: false, chosen: true } },
      *step(g) {
        const seat = g.state.active;
        const cards = g.cards(`hand/${seat}`);
        const card = yield* choose(g, seat, 'lay', cards);
        if (card !== undefined) g.move(card, `laid/${seat}`);
        g.state.active = seat === 'a' ? 'b' : 'a';
      },
    };
    const match = Match.start(laying, setupFor(laying, 2), SECRET);
    for (const seat of ['a', 'b', 'a'] as const) match.answer(seat, 0);
    const laid = (keep: readonly Seat[]) => {
      const { zones } = begun(match, keep).core;
      return [zones['laid/a']?.length ?? 0, zones['laid/b']?.length ?? 0];
    };
    expect([laid(['a', 'b']), laid(['a']), laid(['b'])]).toEqual([
      [2, 1],
      [1, 0],
      [0, 0],
    ]);
  });
});

import { agree, askTogether, chooseNumber, type Game } from '@tavolata/kernel';
import { keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { describe, expect, it } from 'vitest';
import { noticesFrom } from '../../src/tell/messages.ts';
import { bot, Client, type Kit, person, sitDown } from '../toys/kit.ts';
import { type Sparring, sparring } from '../toys/sparring.ts';

const STACK = [
  'strike',
  'gamble',
  'peek',
  'guard',
  'guard',
  'guard',
  'peek',
  'peek',
  'peek',
  'strike',
  'strike',
];
const BIDDING = ['auction', ...Array<string>(10).fill('peek')];
const three = [person('Ada'), person('Bruno'), person('Carla')];

const notices = (client: Client): string[] =>
  client.updates.flatMap(({ notices: told }) => told.map(({ type }) => type));
const code = async (sent: ReturnType<Client['send']>): Promise<string> => {
  const reply = await sent;
  return reply.ok ? 'ok' : reply.error.code;
};
const request = (client: Client): number => client.snapshot.undo?.request ?? -1;
const digestOf = (kit: Kit, seat: 'a' | 'b'): string => JSON.stringify(kit.clients[seat].snapshot.view);

describe('undo', () => {
  it('is free while nobody has learnt anything and no other person has answered', async () => {
    const kit = await sitDown({ stack: STACK });
    const { a, b } = kit.clients;
    const before = digestOf(kit, 'b');
    await a.answer('stance');
    await a.answer(true);
    expect(b.types).toEqual(['turn-began', 'stance']);
    expect(await code(a.send({ do: 'undo' }))).toBe('ok');
    expect(a.prompt).toBe('stance');
    expect(b.types).toEqual(['turn-began']);
    expect(await code(a.send({ do: 'undo' }))).toBe('ok');
    expect(a.prompt).toBe('act');
    expect(digestOf(kit, 'b')).toBe(before);
    expect(notices(b).slice(-2)).toEqual(['undone', 'undone']);
    expect(await code(a.send({ do: 'undo' }))).toBe('nothing-to-undo');
  });

  it('is offered from the first answer on, until none stands', async () => {
    const { clients } = await sitDown({ stack: STACK });
    const { a, b } = clients;
    expect([a.snapshot.nothingToUndo, b.snapshot.nothingToUndo]).toEqual([true, true]);
    await a.send({ do: 'hold', on: true });
    expect(a.snapshot.nothingToUndo).toBe(true);
    await a.answer('stance');
    expect([a.snapshot.nothingToUndo, b.snapshot.nothingToUndo]).toEqual([undefined, true]);
    await a.send({ do: 'undo' });
    expect(a.snapshot.nothingToUndo).toBe(true);
    expect(await code(a.send({ do: 'undo' }))).toBe('nothing-to-undo');
  });

  it('goes back to any moment of the log', async () => {
    const { clients } = await sitDown({ stack: STACK });
    const { a } = clients;
    for (const stance of [true, false, true]) {
      await a.answer('stance');
      await a.answer(stance);
    }
    const second = a.events.filter(({ type }) => type === 'stance')[1];
    expect(await code(a.send({ do: 'undo', to: second?.to }))).toBe('ok');
    expect(a.prompt).toBe('stance');
    expect(a.types).toEqual(['turn-began', 'stance']);
    expect(await code(a.send({ do: 'undo', to: 99 }))).toBe('no-such-moment');
    expect(await code(a.send({ do: 'undo', to: -1 }))).toBe('malformed');
    expect(await code(a.send({ do: 'undo', to: 0 }))).toBe('ok');
    expect(a.prompt).toBe('act');
  });

  it('past the information line needs everybody else, and then deals anew what nobody knew', async () => {
    const kit = await sitDown({ seats: three, stack: STACK });
    const { a, b, c } = kit.clients;
    const known = b.events.length;
    await a.answer('draw');
    const { to } = b.events[known] ?? {};
    expect(await code(a.send({ do: 'undo' }))).toBe('ok');
    expect(b.snapshot.undo).toMatchObject({ seat: 'a', needs: ['b', 'c'], to });
    expect(await code(b.send({ do: 'agree', request: request(b) }))).toBe('ok');
    expect(a.snapshot.undo?.needs).toEqual(['c']);
    expect(a.prompt).toBeUndefined();
    expect(await code(c.send({ do: 'agree', request: request(c) }))).toBe('ok');
    expect(a.prompt).toBe('act');
    expect(a.snapshot.undo).toBeUndefined();
    const { entry } = (await kit.ports.storage.load('match'))?.lines.at(-1) ?? {};
    expect(entry).toMatchObject({ t: 'undo', seat: 'a', rekey: true });
  });

  it('says what was taken back to each as they were told it, also after a restart', async () => {
    const kit = await sitDown({ stack: STACK });
    const taken = (client: Client) =>
      client.updates.flatMap(({ notices: told }) => told).findLast(({ type }) => type === 'undone')?.taken;
    const heard = (client: Client, from: number) =>
      client.events.slice(from).flatMap(({ type, params }) => (type === 'moved' ? [] : [{ type, params }]));
    const { a, b } = kit.clients;
    const [before, beforeB] = [a.events.length, b.events.length];
    await a.answer('draw');
    const [ofA, ofB] = [heard(a, before), heard(b, beforeB)];
    expect(ofA.length).toBeGreaterThan(0);
    await a.send({ do: 'undo' });
    await b.send({ do: 'agree', request: request(b) });
    expect(taken(a)).toEqual(ofA);
    expect(taken(b)).toEqual(ofB);
    const again = await kit.reload();
    const [newA, newB] = [new Client(again, 'a'), new Client(again, 'b')];
    await again.idle();
    expect([taken(newA), taken(newB)]).toEqual([ofA, ofB]);
  });

  it('tells nobody of what was taken back more than they could see then', () => {
    const secret = { key: keyOf('key'), salt: keyOf('salt') };
    const match = Match.start(sparring, setupFor(sparring, 2), secret);
    const undone = { type: 'undone', n: 1, at: 0, params: {}, taken: match.events } as const;
    const state = { ledger: { notices: [undone], lastNotice: 1 } } as unknown as Parameters<
      typeof noticesFrom
    >[0];
    const heard = (['a', 'b', 'onlooker'] as const).map(viewer => {
      const [notice] = noticesFrom(state, 0, viewer);
      expect(notice?.taken).toEqual(match.eventsFor(viewer).map(({ type, params }) => ({ type, params })));
      return JSON.stringify(notice);
    });
    expect(new Set(heard).size).toBe(3);
  });

  it('needs consent too when another person has answered since', async () => {
    const { clients } = await sitDown({ stack: STACK });
    const { a, b } = clients;
    await a.answer('strike');
    await b.answer('pass');
    expect(await code(a.send({ do: 'undo' }))).toBe('ok');
    expect(a.snapshot.undo?.needs).toEqual(['b']);
    expect(await code(b.send({ do: 'refuse', request: request(b) }))).toBe('ok');
    expect(a.snapshot.undo).toBeUndefined();
    expect(await code(a.send({ do: 'undo' }))).toBe('refused-before');
    expect(notices(b)).toContain('undo-refused');
    await b.answer('stance');
    expect(await code(a.send({ do: 'undo' }))).toBe('ok');
    expect(a.snapshot.undo?.needs).toEqual(['b']);
  });

  it('needs it no less when that person’s settings answered: nobody learns whether there was something to decide', async () => {
    const after = async (card: string) => {
      const hands = ['gamble', 'peek', 'peek', 'guard', 'peek', 'peek', card, 'peek', 'peek', 'guard'];
      const { clients } = await sitDown({
        seats: [...three, person('Dora')],
        stack: [...hands, ...Array<string>(4).fill('peek')],
      });
      const { a, b, c, d } = clients;
      await a.answer('gamble');
      await b.answer('pass');
      const wasBothered = c.prompt === 'respond';
      if (wasBothered) await c.answer('pass');
      expect(d.prompt).toBe('respond');
      await b.send({ do: 'undo' });
      return { wasBothered, needs: b.snapshot.undo?.needs };
    };
    expect(await after('guard')).toEqual({ wasBothered: true, needs: ['a', 'c', 'd'] });
    expect(await after('strike')).toEqual({ wasBothered: false, needs: ['a', 'c', 'd'] });
  });

  describe('before a joint question', () => {
    const bidding: Game<Sparring> = {
      ...sparring,
      *step(g) {
        if (!(yield* agree('a', 'ready'))) g.shuffle('deck');
        yield* askTogether(g.seats.map(seat => chooseNumber(seat, 'bid', { min: 0, max: 3 })));
      },
    };

    it('does not hang on who has answered that already', async () => {
      for (const bids of [0, 1, 2]) {
        const { clients } = await sitDown({ game: bidding, seats: three });
        const { a, b, c } = clients;
        await a.answer(true);
        for (const client of [b, c].slice(0, bids)) await client.answer(1);
        expect(await code(a.send({ do: 'undo' }))).toBe('ok');
        expect([a.prompt, a.snapshot.undo]).toEqual(['ready', undefined]);
      }
    });

    it('stays asked for, or refused, while others answer that', async () => {
      const { clients } = await sitDown({ game: bidding, seats: three });
      const { a, b, c } = clients;
      await a.answer(false);
      await a.send({ do: 'undo' });
      const heard = a.updates.length;
      await b.answer(1);
      expect(a.updates).toHaveLength(heard);
      await b.send({ do: 'refuse', request: request(b) });
      await c.answer(1);
      expect(await code(a.send({ do: 'undo' }))).toBe('refused-before');
      await a.answer(2);
      expect(await code(a.send({ do: 'undo' }))).toBe('ok');
      expect(a.snapshot.undo?.needs).toEqual(['b', 'c']);
    });

    it('stays so while they change their part of that, which everybody may all the time', async () => {
      const { clients } = await sitDown({ game: bidding, seats: three });
      const { a, b } = clients;
      await a.answer(false);
      await a.send({ do: 'undo' });
      await b.answer(1);
      expect(await code(b.send({ do: 'undo' }))).toBe('ok');
      expect([b.prompt, a.snapshot.undo?.needs]).toEqual(['bid', ['b', 'c']]);
      await b.send({ do: 'refuse', request: request(b) });
      await a.answer(2);
      expect(await code(a.send({ do: 'undo' }))).toBe('ok');
      expect(a.prompt).toBe('bid');
      expect(await code(a.send({ do: 'undo' }))).toBe('refused-before');
    });
  });

  it('is asked once at a time, answered by those who are asked, and can be withdrawn', async () => {
    const { clients } = await sitDown({ seats: three, stack: STACK });
    const { a, b, c } = clients;
    expect(await code(b.send({ do: 'agree', request: 0 }))).toBe('no-request');
    await a.answer('draw');
    await a.send({ do: 'undo' });
    expect(await code(c.send({ do: 'undo' }))).toBe('request-open');
    expect(await code(b.send({ do: 'agree', request: request(b) + 1 }))).toBe('no-request');
    expect(await code(a.send({ do: 'agree', request: request(a) }))).toBe('not-asked-to-agree');
    expect(await code(b.send({ do: 'agree', request: request(b) }))).toBe('ok');
    expect(await code(b.send({ do: 'agree', request: request(b) }))).toBe('not-asked-to-agree');
    expect(await code(a.send({ do: 'refuse', request: request(a) }))).toBe('ok');
    expect(c.snapshot.undo).toBeUndefined();
  });

  it('is asked for under a number that tells nothing of what others did unseen', async () => {
    const { clients } = await sitDown({ stack: STACK });
    const { a, b } = clients;
    await a.answer('draw');
    for (const on of [true, false, true]) await b.send({ do: 'hold', on });
    await a.send({ do: 'undo' });
    expect(request(a)).toBe(1);
    await a.send({ do: 'refuse', request: 1 });
    await b.answer('draw');
    await b.send({ do: 'undo' });
    expect(request(a)).toBe(2);
  });

  it('lapses when somebody plays on', async () => {
    const { clients } = await sitDown({ stack: STACK });
    const { a, b } = clients;
    await a.answer('draw');
    await a.send({ do: 'undo' });
    await b.answer('stance');
    expect(a.snapshot.undo).toBeUndefined();
    expect(notices(a)).toContain('undo-expired');
    expect(await code(b.send({ do: 'agree', request: 1 }))).toBe('no-request');
  });

  it('asks neither bots nor those at the same screen', async () => {
    const bots = await sitDown({ seats: [person('Ada'), bot('random')], stack: STACK });
    await bots.clients.a.answer('draw');
    expect(bots.clients.a.prompt).toBeDefined();
    expect(await code(bots.clients.a.send({ do: 'undo' }))).toBe('ok');
    expect(bots.clients.a.prompt).toBe('act');
    expect(bots.clients.a.types.filter(type => type === 'turn-began')).toHaveLength(1);

    const friends = await sitDown({ seats: [person('Ada', 'sofa'), person('Bruno', 'sofa')], stack: STACK });
    await friends.clients.a.answer('draw');
    await friends.clients.b.answer('draw');
    expect(await code(friends.clients.a.send({ do: 'undo' }))).toBe('ok');
    expect(friends.clients.a.prompt).toBe('act');
    expect(JSON.stringify(friends.clients.b.updates)).not.toContain('sofa');
  });

  it('keeps bots waiting while people discuss it', async () => {
    const { clients, pass } = await sitDown({
      seats: [person('Ada'), bot('random'), person('Carla')],
      stack: STACK,
      pace: { min: 500, max: 500 },
    });
    const { a, c } = clients;
    await a.answer('draw');
    await a.send({ do: 'undo' });
    await pass(60_000);
    expect(a.snapshot.undo?.needs).toEqual(['c']);
    await c.send({ do: 'refuse', request: request(c) });
    await pass(5000);
    expect(c.types.length).toBeGreaterThan(2);
  });

  it('is refused by anybody who plays, so that nothing waits for those who have gone', async () => {
    const four = [person('Ada'), bot('random'), person('Carla'), person('Dora')];
    const pace = { min: 500, max: 500 };
    const { clients, pass } = await sitDown({ seats: four, stack: [...STACK, ...STACK], pace, owner: 'd' });
    const { a, c, d } = clients;
    await a.answer('draw');
    await a.send({ do: 'undo' });
    await c.send({ do: 'agree', request: request(c) });
    a.unsubscribe();
    d.unsubscribe();
    await pass(30_000);
    expect(c.snapshot.undo?.needs).toEqual(['d']);
    expect(await code(c.send({ do: 'refuse', request: request(c) }))).toBe('ok');
    await pass(5000);
    expect(c.snapshot.undo).toBeUndefined();
    expect(c.snapshot.waiting).not.toEqual(['b']);
  });

  it('is nothing to whoever has left', async () => {
    const { clients } = await sitDown({ seats: three, stack: STACK });
    const { a, b, c } = clients;
    await c.send({ do: 'concede' });
    await a.answer('draw');
    await a.send({ do: 'undo' });
    expect(a.snapshot.undo?.needs).toEqual(['b']);
    expect(await code(c.send({ do: 'refuse', request: request(c) }))).toBe('not-asked-to-agree');
    expect(await code(b.send({ do: 'refuse', request: request(b) }))).toBe('ok');
  });

  it('is granted when whoever had to agree has gone', async () => {
    const { clients, table, pass } = await sitDown({ stack: STACK, owner: 'a' });
    const { a, b } = clients;
    await a.answer('draw');
    await a.send({ do: 'undo' });
    b.unsubscribe();
    await pass(60_000);
    expect(await code(a.send({ do: 'replace', seat: 'b', with: 'normal' }))).toBe('ok');
    await table.idle();
    expect(a.prompt).toBe('act');
    expect(a.snapshot.undo).toBeUndefined();
  });

  it('does not bring back whoever has left', async () => {
    const { clients } = await sitDown({ seats: three, stack: STACK });
    const { a, b, c } = clients;
    await a.answer('stance');
    await a.answer(true);
    await c.send({ do: 'concede' });
    expect(await code(a.send({ do: 'undo' }))).toBe('no-such-moment');
    expect(await code(c.send({ do: 'undo' }))).toBe('already-left');
    expect(b.snapshot.seats[2]?.left).toBe(true);
  });

  it('of a part of a joint question does not bring them back either, and nobody notices', async () => {
    const kit = await sitDown({ seats: three, stack: BIDDING });
    const { a, b, c } = kit.clients;
    await a.answer('auction');
    await a.answer(2);
    await b.send({ do: 'concede' });
    const heard = c.updates.length;
    expect(await code(a.send({ do: 'undo' }))).toBe('ok');
    expect(c.updates).toHaveLength(heard);
    expect(a.prompt).toBe('bid');
    expect(a.snapshot.seats[1]?.left).toBe(true);
    expect(b.prompt).toBeUndefined();
    await a.answer(1);
    await c.answer(3);
    expect(c.events.find(({ type }) => type === 'bids')?.params).toEqual({ bids: [1, 0, 3] });
    expect(notices(c).filter(type => type === 'conceded')).toHaveLength(1);
    const again = await kit.reload();
    const back = new Client(again, 'c');
    await again.idle();
    expect(back.events).toEqual(c.events);
    expect(notices(back)).toEqual(notices(c));
  });

  it('survives a restart, requests too', async () => {
    const kit = await sitDown({ stack: STACK });
    const { a } = kit.clients;
    await a.answer('stance');
    await a.answer(true);
    await a.send({ do: 'undo' });
    await a.answer(false);
    await a.answer('draw');
    await a.send({ do: 'undo' });
    const again = await kit.reload();
    const [back, other] = [new Client(again, 'a'), new Client(again, 'b')];
    await again.idle();
    expect(back.snapshot.view).toEqual(a.snapshot.view);
    expect(back.events).toEqual(a.events);
    expect(other.snapshot.undo?.needs).toEqual(['b']);
    await other.send({ do: 'agree', request: request(other) });
    expect(back.prompt).toBe('act');
    expect(back.snapshot.view?.stance).toEqual({ a: false });
    const third = await kit.reload();
    const late = new Client(third, 'a');
    await third.idle();
    expect(late.snapshot).toEqual({ ...back.snapshot, seats: late.snapshot.seats });
  });
});

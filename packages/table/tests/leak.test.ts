import { choose, type Game, ONLOOKER, type Viewer } from '@tavolata/kernel';
import { dealAnew, KeyedChance, keyOf, permuteUnknown } from '@tavolata/kernel/match';
import { describe, expect, it } from 'vitest';
import type { Update } from '../src/index.ts';
import { Client, type Kit, person, sitDown } from './toys/kit.ts';
import { type Sparring, sparring } from './toys/sparring.ts';

/** The same table to this viewer, another behind the scenes. */
const permuted = (viewer: Viewer, world: number): Game<Sparring> => ({
  ...sparring,
  deal(g) {
    sparring.deal(g);
    if (world > 0)
      g.state.core.def = permuteUnknown(g.game, g.state, [viewer], keyOf(`world ${world}`)).core.def;
  },
});

/** Ada takes a card out of Bruno's hand; in each world other cards lie there, under other numbers. */
const pickpockets = (world: number): Game<Sparring> => ({
  ...sparring,
  deal(g) {
    sparring.deal(g);
    Object.assign(g.state.core, dealAnew(g.game, g.state, ['a'], keyOf(`world ${world}`)).core);
  },
  *step(g) {
    const card = yield* choose(g, 'a', 'steal', g.cards('hand/b'));
    if (card !== undefined) g.move(card, 'hand/a');
  },
});

const pace = { min: 400, max: 1600 };
const three = [person('Ada'), person('Bruno'), person('Carla')];

/** Everybody but Ada always passes and rests, at a human's pace; what differs is only whether they are bothered. */
async function others(kit: Kit, delays: number[]): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    const { b, c } = kit.clients;
    const asked = [b, c].find(({ prompt }) => prompt === 'respond' || prompt === 'act' || prompt === 'bid');
    if (asked) {
      await kit.pass(1000);
      await asked.answer(asked.prompt === 'respond' ? 'pass' : asked.prompt === 'act' ? 'rest' : 2);
    } else if (kit.ports.clock.next !== undefined) {
      delays.push(kit.ports.clock.next);
      await kit.pass(kit.ports.clock.next);
    } else return;
  }
}

/**
 * What a viewer hears in one world while Ada plays on, with cards that show her nothing new; without the times, which
 * are drawn.
 */
async function heard(viewer: Viewer, world: number, delays: number[]): Promise<string[]> {
  const stack = [
    'auction',
    'gamble',
    'auction',
    'guard',
    'charm',
    'peek',
    'peek',
    'guard',
    'strike',
    'charm',
    'peek',
  ];
  const kit = await sitDown({ game: permuted('a', world), seats: three, stack, pace });
  const { a } = kit.clients;
  const watcher = viewer === ONLOOKER ? new Client(kit.table, viewer) : undefined;
  for (const card of ['auction', 'gamble', 'auction', 'stance']) {
    await a.answer(card);
    await others(kit, delays);
    if (a.prompt !== 'act') await a.answer(a.prompt === 'bid' ? 1 : true);
    await others(kit, delays);
  }
  const told = (watcher ?? a).updates;
  // Times apart: the delays are compared by themselves.
  return told.map(({ now: _, cursor: { epoch: __, ...cursor }, ...update }: Update) =>
    JSON.stringify({ ...update, cursor }),
  );
}

/** Bruno's own doings at a joint question: none, or a bid that he changes later. */
type Secret = 'nothing' | 'a bid';

/** What Carla hears while a joint question is open and everybody is restless. */
async function bidding(match: number, secret: Secret): Promise<string[]> {
  const chance = new KeyedChance(keyOf(`bids ${match}`));
  const mark = { epoch: 0, drawn: 0 };
  const kit = await sitDown({
    seats: [...three, person('Dora')],
    stack: ['auction', ...Array<string>(15).fill('peek')],
    clock: { budget: 60_000, bonus: 5000, warning: 10_000, patience: 5000 },
  });
  const { a, b, c, d } = kit.clients;
  await a.answer('stance');
  await a.answer(true);
  await a.answer('auction');
  const consent = (word: 'agree' | 'refuse') => d.send({ do: word, request: d.snapshot.undo?.request ?? 0 });
  const whims: readonly (() => unknown)[] = [
    () => kit.pass(chance.int(mark, 15_000)),
    () => a.send({ do: 'undo' }),
    () => consent('agree'),
    () => consent('refuse'),
    () => a.prompt === 'bid' && a.answer(1),
    () => c.send({ do: 'more-time', seat: 'b' }),
    () => b.unsubscribe(),
    // Whatever number his commands have come to.
    () => chance.int(mark, 3) === 0 && b.send({ do: 'concede' }, 100),
  ];
  const secrets = [() => b.answer(2), () => {}, () => b.send({ do: 'undo' }), () => b.answer(1)];
  const first = chance.int(mark, 6);
  const told: string[] = [];
  for (let step = 0; step < 14; step++) {
    if (secret === 'a bid' && b.snapshot.seats[1]?.left === false) await secrets[step - first]?.();
    const reply = await whims[chance.int(mark, whims.length)]?.();
    await kit.table.idle();
    if (c.prompt !== 'bid') break;
    told.push(JSON.stringify([reply, c.updates.length, c.updates.at(-1)]));
  }
  return told;
}

describe('whether somebody has answered a joint question', () => {
  it.each(Array.from({ length: 40 }, (_, i) => i))('shows in nothing, match %i', async match => {
    expect(await bidding(match, 'a bid')).toEqual(await bidding(match, 'nothing'));
  });
});

describe('what a viewer cannot know', () => {
  it.each(['a', ONLOOKER] as const)('never changes what %s is told, nor in which order', async viewer => {
    const delays: number[] = [];
    const here = await heard(viewer, 0, delays);
    expect(here.length).toBeGreaterThan(10);
    const bothered = new Set<number>();
    for (let world = 1; world <= 12; world++) {
      const automatic: number[] = [];
      const there = await heard(viewer, world, automatic);
      const at = here.findIndex((message, i) => message !== there[i]);
      expect(at < 0 ? 'the same' : `${at}: ${there[at]} instead of ${here[at]}`).toBe('the same');
      expect(there).toHaveLength(here.length);
      bothered.add(automatic.length);
      delays.push(...automatic);
    }
    // The worlds do differ in who had something to decide; all delays come from the one distribution.
    expect(bothered.size).toBeGreaterThan(1);
    for (const delay of delays) expect(delay >= pace.min && delay <= pace.max).toBe(true);
  });

  it('never shows in a question’s name, not even where it offers cards of others', async () => {
    const [names, hands] = [new Set<string>(), new Set<string>()];
    for (let world = 0; world < 8; world++) {
      const stack = [
        'strike',
        'peek',
        'gamble',
        'guard',
        'charm',
        'peek',
        'auction',
        'strike',
        'gamble',
        'bomb',
      ];
      const kit = await sitDown({ game: pickpockets(world), seats: three, stack });
      const { q, question } = kit.clients.a.snapshot.asked ?? {};
      names.add(`${q} ${JSON.stringify(question)}`);
      const { core } = (await kit.table.forkPosition(['a', 'b', 'c'])) as Sparring;
      const hand = core.zones['hand/b'] ?? [];
      hands.add(JSON.stringify(hand.map(card => [card, core.def[card - 1_000_000]])));
    }
    // What is on offer is another thing in each of them.
    expect(hands.size).toBeGreaterThan(4);
    expect(names.size).toBe(1);
  });

  it('is in no message: neither the secret nor the cards of others', async () => {
    const kit = await sitDown({ seats: three });
    const { a, b } = kit.clients;
    await a.answer('rest');
    await b.answer('rest');
    const bytes = JSON.stringify(a.updates);
    const { key, salt } = kit.table.header.secret;
    expect(bytes).not.toContain(key);
    expect(bytes).not.toContain(salt);
    for (const { snapshot } of a.updates) {
      const { core } = snapshot.view ?? {};
      for (const seat of ['b', 'c'])
        for (const card of core?.zones[`hand/${seat}`] ?? [])
          expect(core?.def[card - 1_000_000]).toBeLessThan(0);
    }
  });
});

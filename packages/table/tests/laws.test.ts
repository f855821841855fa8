import { ONLOOKER, type Viewer } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { KeyedChance, keyOf } from '@tavolata/kernel/match';
import { describe, expect, it } from 'vitest';
import { isProblem, Table } from '../src/index.ts';
import { Client, type Kit, person, portsOf, sitDown } from './toys/kit.ts';
import { sparring } from './toys/sparring.ts';

type Below = (below: number) => number;
type Someone = 'a' | 'b' | 'c';
const SEATS = ['a', 'b', 'c'] as const;

function chanceOf(text: string): Below {
  const chance = new KeyedChance(keyOf(text));
  const mark = { epoch: 0, drawn: 0 };
  return below => chance.int(mark, below);
}

/** What a restless person might send next; mostly sensible. */
function wish(client: Client, below: Below): Readonly<Record<string, unknown>> {
  const { asked, undo, waiting, seats } = client.snapshot;
  // Two of them stay, or there is no match.
  const mayConcede = !seats.some(({ left }) => left);
  const whims: Readonly<Record<string, unknown>>[] = [
    { do: 'undo' },
    { do: 'undo', to: below(12) },
    { do: 'hold', on: below(2) === 0 },
    { do: 'stops', mode: ['smart', 'everything', 'my-turn', 'touched'][below(4)] },
    {
      do: 'yield',
      prompt: 'respond',
      source: ['strike', 'peek'][below(2)],
      until: ['turn', 'always'][below(2)],
    },
    { do: 'cancel' },
    { do: 'more-time', seat: SEATS[below(3)] },
    { do: 'replace', seat: SEATS[below(3)], with: 'random' },
    { do: 'answer', q: 'nonsense', pick: below(9) - 3 },
    { do: 'concede', please: true },
    mayConcede && below(8) === 0 ? { do: 'concede' } : { do: 'undo' },
  ];
  // Where several answer at once, most can go wrong.
  if (waiting.length > 1 && below(3) === 0) return { do: mayConcede && below(2) === 0 ? 'concede' : 'undo' };
  if (undo && below(2) === 0) return { do: below(3) === 0 ? 'refuse' : 'agree', request: undo.request };
  if (asked && below(5) > 0) return { do: 'answer', q: asked.q, pick: anyPick(asked.question, below) };
  return whims[below(whims.length)] as Readonly<Record<string, unknown>>;
}

const told = (client: Client): string => {
  const { seats, clock: _, ...rest } = client.snapshot;
  return JSON.stringify({
    ...rest,
    seats: seats.map(({ here: __, heldUntil: ___, ...place }) => place),
    events: client.events,
  });
};

/** The table as its host would find it after a restart shows everybody the same. */
async function sameAfterRestart(kit: Kit, watcher: Client): Promise<void> {
  const copy = portsOf();
  const stored = await kit.ports.storage.load('match');
  if (!stored) throw new Error('nothing is stored');
  await copy.storage.create(stored.header);
  await copy.storage.append('match', 0, stored.lines, false);
  const again = await Table.load(sparring, 'match', copy);
  if (!again) throw new Error('nothing was loaded');
  for (const viewer of [...SEATS, ONLOOKER] as Viewer[]) {
    const there = new Client(again, viewer);
    await again.idle();
    expect(told(there)).toBe(told(viewer === ONLOOKER ? watcher : kit.clients[viewer as Someone]));
  }
  expect(copy.reports.stored).toEqual([]);
  await again.close();
}

/** What the matches' decks are made of; nothing where it is the game's own. */
const STACKS = [['bomb', 'strike', 'guard'], ['auction', 'auction', 'guard'], undefined] as const;

/** In one of these somebody leaves while others answer too, and an answer from before is changed. */
const MATCHES = Array.from({ length: 12 }, (_, i) => 12 + i);

describe.each(MATCHES)('restless people, match %i', match => {
  it('never break the table, and a restart at any moment changes nothing', async () => {
    const below = chanceOf(`seeds ${match}`);
    const clock = { budget: 60_000, bonus: 1000, warning: 5000, patience: 0 };
    const cards = STACKS[match % 3];
    const stack = cards && Array.from({ length: 20 }, () => cards[below(cards.length)]);
    const kit = await sitDown({
      seats: [person('Ada'), person('Bruno'), person('Carla', 'x')],
      ...(match % 2 === 0 && { clock }),
      ...(stack && { stack: stack as string[] }),
      pace: { min: 300, max: 300 },
      owner: 'b',
    });
    const watcher = new Client(kit.table, ONLOOKER);
    await kit.table.idle();
    let gone: readonly string[] = [];
    for (let step = 0; step < 200 && watcher.snapshot.phase !== 'over'; step++) {
      const asked = SEATS.filter(seat => kit.clients[seat].snapshot.asked);
      const [first] = asked.length > 1 ? [] : asked;
      const client = kit.clients[(below(3) > 0 && first) || (SEATS[below(3)] as Someone)];
      await client.send(wish(client, below));
      const left = watcher.snapshot.seats.filter(place => place.left).map(({ seat }) => seat);
      // Nobody is brought back against their will.
      expect(left).toEqual(expect.arrayContaining([...gone]));
      gone = left;
      if (below(4) === 0) await kit.pass(below(4) * 300);
      if (below(15) === 0) await sameAfterRestart(kit, watcher);
    }
    await sameAfterRestart(kit, watcher);
    for (const { report } of kit.ports.reports.stored) expect(report.kind).toBe('crash');
  });
});

describe('hostile messages', () => {
  it('change nothing and crash nothing', async () => {
    const below = chanceOf('hostile');
    const kit = await sitDown({ seats: [person('Ada'), person('Bruno'), person('Carla')] });
    const before = JSON.stringify(await kit.ports.storage.load('match'));
    const words = [
      'answer',
      'undo',
      'agree',
      'stops',
      'yield',
      'replace',
      'more-time',
      '__proto__',
      'constructor',
      '',
    ];
    const values = [
      undefined,
      null,
      -1,
      0.5,
      1e21,
      Number.NaN,
      'x'.repeat(300),
      [],
      [[]],
      {},
      true,
      'a',
      'z',
      '0.',
      [1e9],
    ];
    const keys = [
      'n',
      'do',
      'q',
      'pick',
      'to',
      'request',
      'mode',
      'prompt',
      'source',
      'until',
      'seat',
      'with',
      'on',
    ];
    for (let i = 0; i < 2000; i++) {
      const message: Record<string, unknown> = {
        n: below(3) === 0 ? values[below(values.length)] : 1,
        do: words[below(words.length)],
      };
      for (let field = below(4); field > 0; field--)
        message[keys[below(keys.length)] as string] = values[below(values.length)];
      const reply = await kit.table.command(SEATS[below(3)] as Someone, message);
      expect(reply.ok).toBe(false);
    }
    expect(JSON.stringify(await kit.ports.storage.load('match'))).toBe(before);
    expect(isProblem(kit.table)).toBe(false);
  });
});

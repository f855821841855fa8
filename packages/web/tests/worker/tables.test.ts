import { bossMonster } from '@tavolata/boss-monster';
import type { Def, Game, State } from '@tavolata/kernel';
import type { Answer } from '@tavolata/protocol';
import {
  ManualClock,
  MemoryReports,
  MemoryStorage,
  SeededEntropy,
  type Stored,
  type Update,
} from '@tavolata/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LoadRules, LocalTables } from '../../src/worker/tables.ts';

const game = bossMonster as unknown as Game<State, Def>;
const FAILED: Answer = { ok: false, problem: { code: 'failed' } };

/** What goes wrong is also left where a developer looks. */
const complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  complaints.mockImplementation(() => undefined);
});
afterEach(() => {
  complaints.mockReset();
});

const plan = {
  setup: { seats: ['a', 'b'], options: {} },
  seats: {
    a: { who: 'person', name: 'Ada', screen: 'here' },
    b: { who: 'person', name: 'Bruno', screen: 'here' },
  },
} as const;
const CREATE = { do: 'create', game: 'boss-monster', plan } as const;

function browser(rules: LoadRules = async () => game) {
  const storage = new MemoryStorage();
  const told: Update[] = [];
  const ports = {
    storage,
    clock: new ManualClock(),
    entropy: new SeededEntropy('local'),
    reports: new MemoryReports(),
  };
  const open = () => new LocalTables(ports, rules, (_, update) => told.push(update));
  return { storage, told, open };
}

async function opened({ open }: ReturnType<typeof browser>): Promise<string> {
  const answer = await open().answer(CREATE);
  return answer.ok ? (answer.id ?? '') : '';
}

test('what the browser cannot store is answered, and leaves no table behind', async () => {
  const { storage, open } = browser();
  const tables = open();
  vi.spyOn(storage, 'create').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  expect(await tables.answer(CREATE)).toEqual(FAILED);
  vi.spyOn(storage, 'append').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  expect(await tables.answer(CREATE)).toMatchObject({ ok: false });
  expect(await tables.answer({ do: 'list' })).toEqual({ ok: true, tables: [] });
  expect(await tables.answer(CREATE)).toMatchObject({ ok: true });
});

test('rules that do not come are asked for again the next time', async () => {
  const rules = vi.fn<LoadRules>(async () => game);
  const house = browser(rules);
  const id = await opened(house);
  const tables = house.open();
  rules.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const watch = { do: 'watch', id, viewer: 'a' } as const;
  expect(await tables.answer(watch)).toEqual(FAILED);
  expect(await tables.answer(watch)).toEqual({ ok: true, id });
});

test('a match these rules cannot read says so', async () => {
  const house = browser();
  const id = await opened(house);
  const stored = (await house.storage.load(id)) as Stored;
  const entry = { t: 'answer', q: 'never asked', seat: 'a', pick: 0, by: 'person' } as const;
  const { header, lines, claims } = stored;
  vi.spyOn(house.storage, 'load').mockResolvedValue({ header, claims, lines: [...lines, { entry, at: 0 }] });
  expect(await house.open().answer({ do: 'file', id })).toEqual({
    ok: false,
    problem: { code: 'unreadable-table' },
  });
});

test('opened, left and opened again while it loads, one table plays the match, and one is told', async () => {
  const house = browser();
  const id = await opened(house);
  const tables = house.open();
  const load = vi.spyOn(house.storage, 'load');
  const watch = { do: 'watch', id, viewer: 'a' } as const;
  const answers = await Promise.all([
    tables.answer(watch),
    tables.answer({ do: 'unwatch', id }),
    tables.answer(watch),
  ]);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  // Once for its header, once for the table.
  expect(load).toHaveBeenCalledTimes(2);
  await tables.answer({ do: 'file', id });
  expect(house.told.filter(({ about }) => about)).toHaveLength(1);
});

test('left while it loads, a table tells nobody', async () => {
  const house = browser();
  const id = await opened(house);
  const tables = house.open();
  await Promise.all([tables.answer({ do: 'watch', id, viewer: 'a' }), tables.answer({ do: 'unwatch', id })]);
  const before = house.told.length;
  await tables.answer({ do: 'command', id, seat: 'a', command: { n: 1, do: 'stops', mode: 'everything' } });
  expect(house.told.length).toBe(before);
});

/** Two tabs of one browser that look at one match from one seat; whoever is asked there answers. */
async function twoTabs() {
  const house = browser();
  const id = await opened(house);
  const tabs = [house.open(), house.open()] as const;
  const watch = { do: 'watch', id, viewer: 'a' } as const;
  for (const tab of tabs) await tab.answer(watch);
  const { storage, told } = house;
  const lines = async () => (await storage.load(id))?.lines.length ?? 0;
  const send = (tab: LocalTables, command: object) => tab.answer({ do: 'command', id, seat: 'a', command });
  return { id, tabs, told, lines, send };
}

test('what is played in one tab is seen in the other', async () => {
  const { id, tabs, told, send } = await twoTabs();
  await send(tabs[0], { n: 1, do: 'stops', mode: 'everything' });
  const before = told.length;
  await tabs[1].follow(id);
  expect(told.length).toBe(before + 1);
  expect(told.at(-1)?.snapshot.settings?.mode).toBe('everything');
  // With nothing new there is nothing to tell, and of a table that is not open here neither.
  await tabs[1].follow(id);
  await tabs[1].follow('another');
  expect(told.length).toBe(before + 1);
});

test('a tab that has not yet heard of the other loses no move', async () => {
  const { tabs, lines, send } = await twoTabs();
  const before = await lines();
  const done = await Promise.all([
    send(tabs[0], { n: 1, do: 'stops', mode: 'everything' }),
    send(tabs[1], { n: 2, do: 'hold', on: true }),
  ]);
  expect(done).toMatchObject([
    { ok: true, reply: { ok: true } },
    { ok: true, reply: { ok: true } },
  ]);
  expect(await lines()).toBe(before + 2);
});

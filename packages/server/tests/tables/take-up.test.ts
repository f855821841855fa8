import { ONLOOKER, type Seat, type Viewer } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { setupFor } from '@tavolata/kernel/match';
import {
  isProblem,
  ManualClock,
  MemoryReports,
  MemoryStorage,
  type PastPart,
  SeededEntropy,
  type Stored,
  Table,
  type Update,
} from '@tavolata/table';
import { describe, expect, it } from 'vitest';
import { type AnyGame, games } from '../../src/games.ts';
import type { AnyTable } from '../../src/tables/live-table.ts';
import { numbers } from '../kit/play.ts';

interface Twin {
  readonly table: AnyTable;
  readonly reports: MemoryReports;
  /** The last update of each viewer. */
  readonly seen: Map<Viewer, Update>;
  /** What anybody was told since the last comparison, in order. */
  readonly told: Update[];
  /** How often a match was made from its beginning. */
  readonly made: () => number;
}

const portsOver = (storage: MemoryStorage, now = 0) => ({
  storage,
  clock: new ManualClock(now),
  entropy: new SeededEntropy('take-up'),
  reports: new MemoryReports(),
});

function counted(game: AnyGame) {
  let made = 0;
  const create: AnyGame['create'] = setup => {
    made++;
    return game.create(setup);
  };
  return { game: { ...game, create }, made: () => made };
}

const viewersOf = (table: AnyTable): readonly Viewer[] => [...table.header.setup.seats, ONLOOKER];

function watch(table: AnyTable) {
  const seen = new Map<Viewer, Update>();
  const told: Update[] = [];
  for (const viewer of viewersOf(table))
    table.subscribe(viewer, update => {
      seen.set(viewer, update);
      told.push(update);
    });
  return { seen, told };
}

/** Nobody is hurried. */
const CLOCK = { budget: 36_000_000, bonus: 1000, warning: 1000, patience: 0 };

/** A table of people at one screen. */
async function founded(
  game: AnyGame,
): Promise<{ table: AnyTable; storage: MemoryStorage; clock: ManualClock }> {
  const storage = new MemoryStorage();
  const ports = portsOver(storage);
  const setup = setupFor(game, Math.min(4, game.players.max));
  const seats = Object.fromEntries(
    setup.seats.map(seat => [seat, { who: 'person', name: `Ada ${seat}`, screen: 'one' } as const]),
  );
  const table = await Table.create(game, { id: 'one', setup, seats, clock: CLOCK }, ports);
  if (isProblem(table)) throw new Error(table.code);
  await table.start();
  return { table, storage, clock: ports.clock };
}

const partOf = ({ events, ...part }: NonNullable<Stored['past']>[number]): PastPart => ({
  ...part,
  events: JSON.parse(events),
});

/** The table as a host finds it in its store: with all that was kept beside the log, or with nothing. */
async function takenUp(game: AnyGame, stored: Stored, isWhole: boolean): Promise<Twin> {
  const storage = new MemoryStorage();
  await storage.create(stored.header);
  await storage.append('one', 0, stored.lines, false);
  if (isWhole && stored.checkpoint)
    await storage.checkpoint('one', stored.checkpoint, (stored.past ?? []).map(partOf));
  const ports = portsOver(storage, 1_000_000);
  const { game: counting, made } = counted(game);
  const table = await Table.load(counting, 'one', ports);
  if (!table) throw new Error('nothing is stored');
  const { seen, told } = watch(table);
  await table.idle();
  return { table, reports: ports.reports, seen, told, made };
}

/** Both show everybody the same, and would be written down the same. */
async function expectAlike(one: Twin, other: Twin): Promise<void> {
  expect(one.told.splice(0)).toEqual(other.told.splice(0));
  expect([one.table.since, one.table.owing, one.table.turn]).toEqual([
    other.table.since,
    other.table.owing,
    other.table.turn,
  ]);
  expect(await one.table.file({ running: true })).toEqual(await other.table.file({ running: true }));
}

async function send(twin: Twin, seat: Seat, command: Readonly<Record<string, unknown>>) {
  const n = (twin.seen.get(seat)?.snapshot.number ?? 0) + 1;
  const reply = await twin.table.command(seat, { n, ...command });
  await twin.table.idle();
  return reply;
}

/** A command that somebody gives next: mostly an answer. */
function nextCommand(seen: Map<Viewer, Update>, below: (below: number) => number) {
  const updates = [...seen.values()].filter(({ snapshot }) => snapshot.asked);
  const update = updates[below(updates.length)];
  const asked = update?.snapshot.asked;
  if (!update || !asked) return undefined;
  const seat = update.viewer as Seat;
  const kind = below(30);
  if (kind === 0) return { seat, command: { do: 'undo' } };
  if (kind === 1) return { seat, command: { do: 'stops', mode: below(2) ? 'my-turn' : 'smart' } };
  if (kind === 2) return { seat, command: { do: 'hold', on: true } };
  return { seat, command: { do: 'answer', q: asked.q, pick: anyPick(asked.question, below) } };
}

/** Plays on until `commands` were given, or until it is over. */
async function play(
  table: AnyTable,
  seen: Map<Viewer, Update>,
  pass: () => Promise<void>,
  below: (below: number) => number,
  commands: number,
) {
  for (let n = 0; n < commands; n++) {
    await table.idle();
    const next = nextCommand(seen, below);
    if (!next) return;
    const number = (seen.get(next.seat)?.snapshot.number ?? 0) + 1;
    await table.command(next.seat, { n: number, ...next.command });
    await pass();
  }
  await table.idle();
}

describe.each([...games.values()].map(game => [game.slug, game] as const))('a match of %s', (slug, game) => {
  it('taken up at its checkpoint is the one that is played again from the beginning', async () => {
    const below = numbers(slug.length);
    const { table, storage, clock } = await founded(game);
    const { seen } = watch(table);
    const pass = () => clock.pass(1000, () => table.idle());
    for (let stop = 0; stop < 4 && seen.get(ONLOOKER)?.snapshot.phase !== 'over'; stop++) {
      await play(table, seen, pass, below, 25 + below(40));
      if (stop % 2 === 1) {
        const n = (seen.get('a')?.snapshot.number ?? 0) + 1;
        expect(await table.command('a', { n, do: 'undo', to: 3 + below(20) })).toMatchObject({ ok: true });
        await play(table, seen, pass, below, below(10));
      }
      const stored = await storage.load('one');
      if (!stored) throw new Error('nothing is stored');
      const [quick, slow] = [await takenUp(game, stored, true), await takenUp(game, stored, false)];
      expect([quick.made(), slow.made()]).toEqual([0, 1]);
      await expectAlike(quick, slow);
      for (let n = 0; n < 5; n++) {
        const next = nextCommand(slow.seen, below);
        if (!next) break;
        expect(await send(quick, next.seat, next.command)).toEqual(await send(slow, next.seat, next.command));
      }
      await expectAlike(quick, slow);
      for (let n = 0; n < 3; n++) {
        const seat = 'a';
        const undo = { do: 'undo', to: below(1 + stored.lines.length / 2) };
        expect(await send(quick, seat, undo)).toEqual(await send(slow, seat, undo));
        await expectAlike(quick, slow);
      }
      expect([...quick.reports.stored, ...slow.reports.stored]).toEqual([]);
      await Promise.all([quick.table.close(), slow.table.close()]);
    }
    await table.close();
  });
});

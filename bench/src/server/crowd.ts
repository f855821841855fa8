import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile } from '../measure.ts';
import { type Contestant, start, startCrowd } from './children.ts';
import { nothingSeen, type Seen } from './clients.ts';
import { MeasuredTable } from './measured-table.ts';

/** Tables whose acknowledgements are timed. */
const TIMED = 8;
/** How many there are in all, one number after the other, as long as the server keeps up. */
const CROWDS = [50, 100, 200, 400, 800];
const SECONDS = 5;
/** A server that does not let them in within this time does not hold them. */
const SECONDS_TO_COME_IN = 45;
const SLOWER = 5;

interface Crowded {
  readonly tables: number;
  readonly seen: Seen;
  readonly p99: number;
  /** Of one processor, by the server. */
  readonly busy: number;
}

/** What the timed tables see for a while. */
async function look(
  contestant: Contestant,
  dungeons: readonly MeasuredTable[],
  tables: number,
): Promise<Crowded> {
  const seen = nothingSeen();
  for (const dungeon of dungeons) dungeon.watch(seen);
  const before = await contestant.ask('cpu');
  await new Promise(resolve => setTimeout(resolve, SECONDS * 1000));
  const busy = ((await contestant.ask('cpu')) - before) / SECONDS;
  // What is not acknowledged yet has waited at least until now.
  const times = [...seen.times, ...dungeons.flatMap(dungeon => dungeon.waiting())];
  return { tables, seen, p99: quantile(times, 0.99), busy };
}

const isHeld = (now: Crowded, alone: Crowded): boolean =>
  now.seen.answers > 0 && now.p99 <= SLOWER * alone.p99;

/**
 * Four-player Boss Monster: how many tables until acknowledgements take five times as long as on an idle server. They
 * are timed at a few tables whose players have a process to themselves; all others only keep the server busy.
 */
export async function crowd(): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'tavolata-bench-'));
  const contestant = await start('ours', folder);
  const others = startCrowd(contestant.url);
  const dungeons: MeasuredTable[] = [];
  try {
    while (dungeons.length < TIMED)
      dungeons.push(await MeasuredTable.open(contestant.url, 10 * dungeons.length));
    await look(contestant, dungeons, TIMED);
    const alone = await look(contestant, dungeons, TIMED);
    const before = await contestant.ask('memory');
    let held = alone;
    let memory = 0;
    for (const tables of CROWDS) {
      if (!(await others.grow(tables - TIMED, SECONDS_TO_COME_IN))) break;
      const now = await look(contestant, dungeons, tables);
      if (!isHeld(now, alone)) break;
      held = now;
      memory = ((await contestant.ask('memory')) - before) / (tables - TIMED);
    }
    return {
      'idle p99 of acknowledgement, ms': alone.p99,
      'tables held with p99 within five times': held.tables,
      'p99 of acknowledgement then, ms': held.p99,
      'share of a processor then, in percent': held.busy * 100,
      'kB of memory per table then': memory / 1024,
      'bytes per answer to all four': held.seen.received / held.seen.answers,
    };
  } finally {
    for (const dungeon of dungeons) dungeon.close();
    await others.close();
    await contestant.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

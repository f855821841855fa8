import { quantile } from '../measure.ts';
import { onlookerAt } from './addresses.ts';
import { type Observed, Observer } from './observer.ts';
import { Onlooker } from './onlooker.ts';
import { ServerProcess } from './server-process.ts';
import { PlayedTable } from './table.ts';
import { pause, until } from './until.ts';

export const ONLOOKERS = 5000;
/** Fewer than ADDRESS_CONNECTIONS_PER_SECOND lets an address open in one burst. */
const OF_ONE_ADDRESS = 50;
const COMING_AT_ONCE = 200;
const IN_WITHIN = 60_000;
const BACK_WITHIN = 60_000;
/** Milliseconds between answers at a table that ONLOOKERS watch: faster, more is told than two cores can hear. */
const PACE = 1000;

export interface Crowded extends Observed {
  readonly in: number;
  /** Seconds until all had come, or no more did. */
  readonly coming: number;
  /** Updates heard by all together while they stayed, and how late, in milliseconds. */
  readonly updates: number;
  readonly p50: number;
  readonly p99: number;
  readonly back: number;
  readonly sinceStop: number;
  readonly sinceOpen: number;
}

/** Thousands watch one table: they come, stay, and come back after a restart. */
export async function crowd(folder: string, seconds: number): Promise<Crowded> {
  let server = await ServerProcess.start(folder);
  const { port } = server;
  const table = await PlayedTable.open(() => port, 0);
  table.play(PACE);
  const observer = new Observer(server);
  const late: number[] = [];
  const onlookers: Onlooker[] = [];
  const here = (): number => onlookers.reduce((count, { isHere }) => count + (isHere ? 1 : 0), 0);
  try {
    const started = performance.now();
    await gather(port, table.id, onlookers, late, here);
    const all = here();
    const coming = (performance.now() - started) / 1000;
    late.length = 0;
    await pause(seconds * 1000);
    const heard = { updates: late.length, p50: quantile(late, 0.5), p99: quantile(late, 0.99) };
    const observed = observer.end();
    const stopped = performance.now();
    await server.stop();
    server = await ServerProcess.start(folder, port);
    const opened = performance.now();
    await until(() => here() === all, BACK_WITHIN);
    const now = performance.now();
    const times = { sinceStop: (now - stopped) / 1000, sinceOpen: (now - opened) / 1000 };
    return { ...observed, in: all, coming, ...heard, back: here(), ...times };
  } finally {
    observer.end();
    for (const onlooker of onlookers) onlooker.close();
    table.close();
    await server.kill();
  }
}

/** Some at a time, as long as they get in. */
async function gather(
  port: number,
  table: string,
  onlookers: Onlooker[],
  late: number[],
  here: () => number,
): Promise<void> {
  const end = performance.now() + IN_WITHIN;
  while (onlookers.length < ONLOOKERS && performance.now() < end) {
    const from = onlookerAt(Math.floor(onlookers.length / OF_ONE_ADDRESS));
    onlookers.push(new Onlooker(`ws://127.0.0.1:${port}/live`, from, table, ms => late.push(ms)));
    if (onlookers.length - here() >= COMING_AT_ONCE)
      await until(() => onlookers.length - here() < COMING_AT_ONCE / 2, end - performance.now());
  }
  await until(() => here() === ONLOOKERS, end - performance.now());
}

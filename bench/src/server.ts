import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, quantile } from './measure.ts';
import { atLeast, type BenchResult } from './result.ts';
import { type Contestant, isChild, runAsChild, start } from './server/children.ts';
import { nothingSeen, ourPair, type Pair, type Seen, theirPair } from './server/clients.ts';
import { crowd } from './server/crowd.ts';

const TABLES = 100;
/** Of each table: so many before anything is measured, and so many that are. A server runs for days: both are warm. */
const WARM_UP = 900;
const ANSWERS = 600;
const ROUNDS = 3;

interface Measured {
  /** Of the server's own processor time: what else runs on the machine does not count. */
  readonly perCpuSecond: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
}

type Make = (url: string, seed: number) => Promise<Pair>;

/** Many tables of the small game, all playing as fast as they are answered. */
async function measure(contestant: Contestant, make: Make): Promise<Measured> {
  const pairs: Pair[] = [];
  for (let i = 0; i < TABLES; i++) pairs.push(await make(contestant.url, i + 1));
  const play = (answers: number, seen: Seen) => Promise.all(pairs.map(pair => pair.play(answers, seen)));
  await play(WARM_UP, nothingSeen());
  const seen = nothingSeen();
  const before = await contestant.ask('cpu');
  const started = performance.now();
  await play(ANSWERS, seen);
  const seconds = (performance.now() - started) / 1000;
  const cpu = (await contestant.ask('cpu')) - before;
  for (const pair of pairs) pair.close();
  return {
    perCpuSecond: seen.answers / cpu,
    perSecond: seen.answers / seconds,
    p50: quantile(seen.times, 0.5),
    p99: quantile(seen.times, 0.99),
    bytes: seen.received / seen.answers,
  };
}

/** A server of its own for each round, on a folder of its own. */
async function round(role: 'ours' | 'theirs', isDurable: boolean, make: Make): Promise<Measured> {
  const folder = isDurable ? mkdtempSync(join(tmpdir(), 'tavolata-bench-')) : undefined;
  const contestant = await start(role, folder);
  try {
    return await measure(contestant, make);
  } finally {
    await contestant.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
}

const CONTESTANTS = {
  theirs: () => round('theirs', false, theirPair),
  memory: () => round('ours', false, ourPair),
  durable: () => round('ours', true, ourPair),
} as const;
type Name = keyof typeof CONTESTANTS;

/** They take turns, so that whatever slows the machine slows all of them. */
async function contest(): Promise<Readonly<Record<Name, Measured>>> {
  const names = Object.keys(CONTESTANTS) as Name[];
  const rounds: Record<Name, Measured[]> = { theirs: [], memory: [], durable: [] };
  for (let i = 0; i < ROUNDS; i++) for (const name of names) rounds[name].push(await CONTESTANTS[name]());
  const middle = (of: readonly Measured[], what: keyof Measured) => median(of.map(one => one[what]));
  const summed = (of: readonly Measured[]): Measured => ({
    perCpuSecond: middle(of, 'perCpuSecond'),
    perSecond: middle(of, 'perSecond'),
    p50: middle(of, 'p50'),
    p99: middle(of, 'p99'),
    bytes: middle(of, 'bytes'),
  });
  return { theirs: summed(rounds.theirs), memory: summed(rounds.memory), durable: summed(rounds.durable) };
}

/** Our server against boardgame.io's: the same small game, as many clients, real sockets, in one run. */
async function server(): Promise<BenchResult> {
  const { theirs, memory, durable } = await contest();
  const told = (name: string, { perSecond, p50, p99, bytes }: Measured) => ({
    [`${name}: answers per second of the clock`]: perSecond,
    [`${name}: p50 of acknowledgement, ms`]: p50,
    [`${name}: p99 of acknowledgement, ms`]: p99,
    [`${name}: bytes per answer to both`]: bytes,
  });
  const unit = 'answers per second of the processor';
  return {
    figures: {
      ...told('boardgame.io', theirs),
      ...told('in memory', memory),
      ...told('durable', durable),
      ...(await crowd()),
    },
    comparisons: [
      atLeast('server-durable', durable.perCpuSecond, theirs.perCpuSecond, unit, 3),
      atLeast('server-memory', memory.perCpuSecond, theirs.perCpuSecond, unit, 6),
    ],
  };
}

if (isChild()) runAsChild();
else process.stdout.write(JSON.stringify(await server()));

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lowest, median, memoryProbe, quantile } from './measure.ts';
import { atLeast, type BenchResult } from './result.ts';
import { type Contestant, isChild, runAsChild, start } from './server/children.ts';
import { nothingSeen, ourPair, type Pair, theirPair } from './server/clients.ts';
import { crowd } from './server/crowd.ts';

const TABLES = 100;
/** Of each table, before anything is measured. A server runs for days: all are warm. */
const WARM_UP = 900;
/** Of each table, in one turn of a contestant; both play as many matches as far. */
const ANSWERS = 96;
const TURNS = 10;
/**
 * Blocks per turn. Those of both take about as long, so that the memory check before and after says as much about one as
 * about the other.
 */
const BLOCKS: Duel<number> = { ours: 2, theirs: 12 };
/**
 * Processes per contestant, one after the other: no two are alike, even of the same program. Whichever of two starts first
 * is a little slower, so each does half of the times.
 */
const PROCESSES = 4;
/** Megabytes that lie in the cache of a machine that is left alone. */
const CACHED = 8;
/**
 * The share of blocks that count: those around which a read of `CACHED` megabytes took least. Other programs that use the
 * processor's cache slow the servers, and not both alike.
 */
const UNDISTURBED = 0.1;

interface Measured {
  /** Of the server's own processor time: what else runs on the machine does not count. */
  readonly perCpuSecond: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
}

interface Block extends Measured {
  /** How long a look took just before it or just after it, whichever was longer. */
  readonly look: number;
}

/** A server and its players. */
interface Party {
  play(answers: number): Promise<Measured>;
  close(): Promise<void>;
}

type Make = (url: string, seed: number) => Promise<Pair>;

/** Many tables of the small game, all playing as fast as they are answered; on a folder of their own if on any. */
async function gather(role: Side, isDurable: boolean, make: Make): Promise<Party> {
  const folder = isDurable ? mkdtempSync(join(tmpdir(), 'tavolata-bench-')) : undefined;
  const contestant = await start(role, folder);
  const pairs: Pair[] = [];
  for (let i = 0; i < TABLES; i++) pairs.push(await make(contestant.url, i + 1));
  return {
    play: answers => measure(contestant, pairs, answers),
    close: async () => {
      for (const pair of pairs) pair.close();
      await contestant.close();
      if (folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function measure(contestant: Contestant, pairs: readonly Pair[], answers: number): Promise<Measured> {
  const seen = nothingSeen();
  const before = await contestant.ask('cpu');
  const started = performance.now();
  await Promise.all(pairs.map(pair => pair.play(answers, seen)));
  const seconds = (performance.now() - started) / 1000;
  const cpu = (await contestant.ask('cpu')) - before;
  return {
    perCpuSecond: seen.answers / cpu,
    perSecond: seen.answers / seconds,
    p50: quantile(seen.times, 0.5),
    p99: quantile(seen.times, 0.99),
    bytes: seen.received / seen.answers,
  };
}

const CONTESTANTS = {
  theirs: () => gather('theirs', false, theirPair),
  memory: () => gather('ours', false, ourPair),
  durable: () => gather('ours', true, ourPair),
} as const;
type Name = keyof typeof CONTESTANTS;
type Ours = Exclude<Name, 'theirs'>;
type Side = 'ours' | 'theirs';
type Duel<T> = Readonly<Record<Side, T>>;

/** What is told of all blocks of a contestant: of each figure the middle, and how fast it was while it was left alone. */
interface Summed extends Measured {
  readonly undisturbed: number;
  /** The longest look around what counts, and around any block. */
  readonly looks: readonly [counted: number, any: number];
}

type Look = () => number;

/** They take turns, in either order, so that whatever slows the machine slows both of them. */
async function meet(name: Ours, order: readonly Side[], look: Look): Promise<Duel<Block[]>> {
  const blocks: Duel<Block[]> = { ours: [], theirs: [] };
  const parties: { readonly side: Side; readonly party: Party }[] = [];
  try {
    for (const side of order)
      parties.push({ side, party: await CONTESTANTS[side === 'ours' ? name : side]() });
    for (const { party } of parties) await party.play(WARM_UP);
    let before = look();
    for (let turn = 0; turn < TURNS; turn++) {
      for (const { side, party } of parties)
        for (let i = 0; i < BLOCKS[side]; i++) {
          const measured = await party.play(ANSWERS / BLOCKS[side]);
          const after = look();
          blocks[side].push({ ...measured, look: Math.max(before, after) });
          before = after;
        }
      parties.reverse();
    }
    return blocks;
  } finally {
    for (const { party } of parties) await party.close();
  }
}

/** Two at a time, several times over. */
async function duel(name: Ours, look: Look): Promise<Duel<Summed>> {
  const met: Duel<Block[]>[] = [];
  const order: Side[] = ['theirs', 'ours'];
  for (let i = 0; i < PROCESSES; i++) {
    met.push(await meet(name, order, look));
    order.reverse();
  }
  return {
    ours: summed(met.flatMap(({ ours }) => ours)),
    theirs: summed(met.flatMap(({ theirs }) => theirs)),
  };
}

function summed(blocks: readonly Block[]): Summed {
  const middle = (what: keyof Measured) => median(blocks.map(block => block[what]));
  const alone = lowest(blocks, UNDISTURBED, block => block.look);
  const longest = (some: readonly Block[]) => Math.max(...some.map(block => block.look));
  return {
    undisturbed: median(alone.map(({ perCpuSecond }) => perCpuSecond)),
    looks: [longest(alone), longest(blocks)],
    perCpuSecond: middle('perCpuSecond'),
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    bytes: middle('bytes'),
  };
}

/** Our server against boardgame.io's: the same small game, as many clients, real sockets, in one run. */
async function server(): Promise<BenchResult> {
  const look = memoryProbe(CACHED);
  const memory = await duel('memory', look);
  const durable = await duel('durable', look);
  const told = (name: string, { perSecond, p50, p99, bytes }: Measured) => ({
    [`${name}: answers per second of the clock`]: perSecond,
    [`${name}: p50 of acknowledgement, ms`]: p50,
    [`${name}: p99 of acknowledgement, ms`]: p99,
    [`${name}: bytes per answer to both`]: bytes,
  });
  const unit = 'answers per second of the processor';
  return {
    figures: {
      ...told('boardgame.io', memory.theirs),
      ...told('in memory', memory.ours),
      ...told('durable', durable.ours),
      [`ns of a look into ${CACHED} MB around what counts`]: memory.ours.looks[0],
      [`ns of a look into ${CACHED} MB at most`]: memory.ours.looks[1],
      'in memory: ratio of the middle blocks': memory.ours.perCpuSecond / memory.theirs.perCpuSecond,
      'durable: ratio of the middle blocks': durable.ours.perCpuSecond / durable.theirs.perCpuSecond,
      ...(await crowd()),
    },
    comparisons: [
      atLeast('server-durable', durable.ours.undisturbed, durable.theirs.undisturbed, unit, 3),
      atLeast('server-memory', memory.ours.undisturbed, memory.theirs.undisturbed, unit, 6),
    ],
  };
}

if (isChild()) runAsChild();
else process.stdout.write(JSON.stringify(await server()));

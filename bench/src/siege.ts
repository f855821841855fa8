import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchResult } from './result.ts';
import { AttackedServer } from './siege/attack-run.ts';
import { isAttacker, runAsAttacker } from './siege/attackers.ts';
import { attacks } from './siege/attacks/index.ts';
import { crowd } from './siege/crowd.ts';
import { LISTED, longMatches, prepareData } from './siege/data.ts';
import type { LongMatch } from './siege/long-match.ts';
import { ofAttackRun, ofCrowd, ofRestart } from './siege/report.ts';
import { RESTART_TABLES, restartUnderLoad } from './siege/restart.ts';
import type { SiegeAttack } from './siege/wire/attack.ts';
import { builtPage } from './web/page.ts';

/** How long each attack lasts. */
const SECONDS = Number(process.env.SIEGE_SECONDS ?? 20);
const PEACE = Math.min(30, 3 * SECONDS);
/** Between two attacks: of a shorter peace one pause in a hundred answers would be all there is to compare with. */
const REST = Math.min(20, 1.5 * SECONDS);
/** Tables of long matches that wait in the store: more than one guest may sit at. */
const STORED = LISTED + 50;
/** Those of two cannot be played by four. */
const FOUR = 4;

/** Names of the parts that are wanted, between commas; all, if none is named. */
const WANTED = (process.env.SIEGE_PARTS ?? '').split(',').filter(Boolean);
const isWanted = (name: string): boolean => WANTED.length === 0 || WANTED.includes(name);

type Note = (result: BenchResult) => void;

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'tavolata-siege-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/** The path of the largest file of the page. */
function largestOf(page: string): string {
  const assets = join(page, 'assets');
  const size = (name: string): number => statSync(join(assets, name)).size;
  return `/assets/${readdirSync(assets).reduce((most, name) => (size(name) > size(most) ? name : most))}`;
}

async function attackAll(
  wanted: readonly SiegeAttack[],
  folder: string,
  matches: readonly LongMatch[],
  note: Note,
): Promise<void> {
  const data = await prepareData(folder, matches, STORED);
  const field = await AttackedServer.open(data, largestOf(await builtPage()));
  try {
    const { seen, observed } = await field.peace(PEACE);
    note({
      figures: {
        'peace: answers a second': seen.answers / PEACE,
        'peace: p50, ms': seen.p50,
        'peace: p99, ms': seen.p99,
        'peace: processor of the server, of one core': observed.cpu,
        'peace: most memory (RSS), MB': observed.rss,
        'peace: longest stop of the event loop told, ms': observed.stall,
      },
      comparisons: [],
    });
    for (const attack of wanted) note(ofAttackRun(await field.round(attack, SECONDS, REST)));
  } finally {
    await field.close();
  }
}

async function amongLongMatches(wanted: readonly SiegeAttack[], note: Note): Promise<void> {
  const matches = await longMatches();
  if (wanted.length > 0) await inFolder(folder => attackAll(wanted, folder, matches, note));
  if (!isWanted('restart')) return;
  await inFolder(async folder => {
    const data = await prepareData(folder, matches.slice(0, FOUR), RESTART_TABLES);
    note(ofRestart(await restartUnderLoad(data)));
  });
}

/** The built server under the attacks of `attacks/`, while forty tables play. */
async function siege(): Promise<BenchResult> {
  const parts: BenchResult[] = [];
  const note = (result: BenchResult): void => {
    parts.push(result);
    console.error(JSON.stringify(result));
  };
  if (isWanted('crowd')) note(ofCrowd(await inFolder(folder => crowd(folder, SECONDS))));
  const wanted = attacks.filter(({ name }) => isWanted(name));
  if (wanted.length > 0 || isWanted('restart')) await amongLongMatches(wanted, note);
  return {
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
    comparisons: parts.flatMap(({ comparisons }) => comparisons),
  };
}

// Whoever interrupts it leaves neither a server nor its data behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

if (isAttacker()) runAsAttacker();
else process.stdout.write(JSON.stringify(await siege()), () => process.exit());

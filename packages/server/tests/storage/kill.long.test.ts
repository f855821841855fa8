import { expect, it } from 'vitest';
import { bundled } from '../kit/bundle.ts';
import { newFolder } from '../kit/folder.ts';
import { playThroughKills } from '../kit/kill-runs.ts';
import { KillableServer } from '../kit/server-process.ts';

const KILLS = 1000;
/** New tables after so many: a match of a million answers would only test how long a replay takes. */
const KILLS_OF_A_ROUND = 50;
/** Few: many a table is still being taken up when the next kill comes. */
const ANSWERS_BETWEEN = 120;
const rounds = Array.from({ length: KILLS / KILLS_OF_A_ROUND }, (_, i) => i + 1);

const { child } = await bundled('child');

it.each(rounds)(
  'killed fifty times while 200 tables play, the server loses nothing it acknowledged: round %i',
  async () => {
    const dataDir = newFolder();
    const plan = { tables: 200, kills: KILLS_OF_A_ROUND, answersBetween: ANSWERS_BETWEEN };
    const acknowledged = await playThroughKills(new KillableServer(child as string, dataDir), dataDir, plan);
    expect(acknowledged).toBeGreaterThan((KILLS_OF_A_ROUND * ANSWERS_BETWEEN) / 2);
  },
);

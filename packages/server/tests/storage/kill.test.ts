import { expect, it } from 'vitest';
import { bundled } from '../kit/bundle.ts';
import { newFolder } from '../kit/folder.ts';
import { playThroughKills } from '../kit/kill-runs.ts';
import { KillableServer } from '../kit/server-process.ts';

const KILLS = 6;
const ANSWERS_BETWEEN = 200;

it('killed again and again while 200 tables play, the server loses nothing it acknowledged', async () => {
  const { child } = await bundled('child');
  const dataDir = newFolder();
  const server = new KillableServer(child as string, dataDir);
  const plan = { tables: 200, kills: KILLS, answersBetween: ANSWERS_BETWEEN };
  const acknowledged = await playThroughKills(server, dataDir, plan);
  expect(acknowledged).toBeGreaterThan((KILLS * ANSWERS_BETWEEN) / 2);
});

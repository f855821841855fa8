import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DOORS } from '../../../src/games/doors.ts';
import { person } from '../kit/browser.ts';
import { openHouse } from '../kit/house.ts';
import { BUILT } from '../kit/page.ts';

/** The most each may have of compressed script, in bytes. */
const BUDGET = { lobby: 100_000, board: 150_000, worker: 200_000 };

/** The scripts a page fetches, by name, as they come. */
function fetchedBy(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', request => {
    const [, name] = /\/assets\/([^/?]+\.js)$/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  return names;
}

/** The worker's own files: the one it starts with, and all that one names. */
function workerFiles(folder: string): ReadonlySet<string> {
  const first = readdirSync(folder).find(name => /^worker-.*\.js$/.test(name)) ?? '';
  const named = readFileSync(join(folder, first), 'utf8').matchAll(/\.\/([\w-]+\.js)/g);
  return new Set([first, ...[...named].map(([, name]) => name as string)]);
}

const playable = DOORS.filter(({ load }) => load).map(({ slug }) => slug);

test.each(playable)('lobby, board and worker of %s keep within their sizes', async slug => {
  const house = await openHouse();
  const folder = join(BUILT, 'assets');
  const weigh = (names: Iterable<string>): number =>
    [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
  const ofWorker = workerFiles(folder);
  const { page } = await person();
  const fetched = fetchedBy(page);
  await page.goto(house.url);
  // Nothing of any game is wanted before it is looked at.
  await page.locator('form.new-table').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const lobby = [...fetched].filter(name => !ofWorker.has(name));
  await page.locator('.door', { has: page.locator(`[data-game="${slug}"]`) }).click();
  await page.getByRole('button', { name: 'Apri il tavolo' }).click();
  await page.locator('.tv-table').waitFor();
  await page.waitForLoadState('networkidle');
  const board = [...fetched].filter(name => !ofWorker.has(name) && !lobby.includes(name));
  const worker = [...fetched].filter(name => ofWorker.has(name));
  const sizes = { lobby: weigh(lobby), board: weigh(board), worker: weigh(worker) };
  expect(worker.length).toBeGreaterThan(1);
  for (const part of ['lobby', 'board', 'worker'] as const)
    expect(sizes[part], `${part} of ${JSON.stringify(sizes)}`).toBeLessThanOrEqual(BUDGET[part]);
});

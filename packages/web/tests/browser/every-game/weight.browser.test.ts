import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DOORS } from '../../../src/games/doors.ts';
import { person } from '../kit/browser.ts';
import { choose } from '../kit/doors.ts';
import { servedAsBuilt } from '../kit/served.ts';

/** The most that may come over the wire, in bytes. */
const LOBBY = 250_000;
const TABLE = 500_000;

/** Everything that arrives, compressed as it is sent, with what it is called. */
function countedOf(page: Page): Map<string, number> {
  const arrived = new Map<string, number>();
  page.on('requestfinished', async request => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    arrived.set(request.url(), responseBodySize + responseHeadersSize);
  });
  return arrived;
}

const sumOf = (arrived: ReadonlyMap<string, number>): number =>
  [...arrived.values()].reduce((sum, size) => sum + size, 0);

/** What weighs most, for whoever has to make it lighter. */
const heaviest = (arrived: ReadonlyMap<string, number>): string =>
  [...arrived]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([url, size]) => `${size} ${url.split('/').at(-1)}`)
    .join('\n');

test('the lobby is light, and has nothing of any game', async () => {
  const { page } = await person();
  const arrived = countedOf(page);
  await page.goto(await servedAsBuilt());
  await page.locator('form.new-table').waitFor();
  await page.waitForLoadState('networkidle');
  expect(sumOf(arrived), heaviest(arrived)).toBeLessThan(LOBBY);
  await page.locator('form.new-table').hover();
  await page.locator('form.new-table[aria-busy=false]').waitFor();
  await page.waitForLoadState('networkidle');
  const names = [...arrived.keys()].join();
  expect(names, 'rules and words alone').not.toMatch(/board-|drawings-/);
});

test.each(DOORS.map(({ slug }) => slug))('a table of %s is light', async slug => {
  const { page, context } = await person();
  await page.goto(await servedAsBuilt());
  await choose(page, slug);
  await page.locator('form.new-table button[type=submit]').click();
  await page.locator('.tv-table').waitFor();
  // As whoever comes to it by its address, and has never been here.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const arrived = countedOf(page);
  await page.reload();
  await page.locator('.tv-table').waitFor();
  await page.waitForLoadState('networkidle');
  expect(sumOf(arrived), heaviest(arrived)).toBeLessThan(TABLE);
});

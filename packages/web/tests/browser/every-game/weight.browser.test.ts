import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { DOORS } from '../../../src/games/doors.ts';
import { person } from '../kit/browser.ts';
import { choose } from '../kit/doors.ts';
import { servedAsBuilt } from '../kit/served.ts';

/** The most that may come over the wire, in bytes. */
const LOBBY = 250_000;
const TABLE = 530_000;

/** Everything that arrives, compressed as it is sent, with what it is called. */
function counting(page: Page): () => Promise<ReadonlyMap<string, number>> {
  const requests = new Set<Request>();
  page.on('requestfinished', request => requests.add(request));
  const weigh = async (request: Request): Promise<readonly [string, number]> => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    return [request.url(), responseBodySize + responseHeadersSize];
  };
  return async () => new Map(await Promise.all([...requests].map(weigh)));
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
  const count = counting(page);
  await page.goto(await servedAsBuilt());
  await page.locator('form.new-table').waitFor();
  await page.waitForLoadState('networkidle');
  const arrived = await count();
  expect(sumOf(arrived), heaviest(arrived)).toBeLessThan(LOBBY);
  await page.locator('form.new-table').hover();
  await page.locator('form.new-table[aria-busy=false]').waitFor();
  await page.waitForLoadState('networkidle');
  const names = [...(await count()).keys()].join();
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
  const count = counting(page);
  await page.reload();
  await page.locator('.tv-table').waitFor();
  await page.waitForLoadState('networkidle');
  const arrived = await count();
  expect(sumOf(arrived), heaviest(arrived)).toBeLessThan(TABLE);
});

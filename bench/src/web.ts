import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { all } from '../generated/games.ts';
import { median } from './measure.ts';
import type { BenchResult } from './result.ts';
import { auditedBrowser } from './web/lighthouse.ts';
import { browserPath, builtPage, servePage, workerScripts } from './web/page.ts';

const ROUNDS = 3;
/** Something that can be picked, or a button that can be pressed. */
const LIT = '.thing.is-lit, .tv-edge [data-main]:not(:disabled), .tv-edge .answers .btn:not(:disabled)';

/** Runs in the page: notes when the next click comes, and when the table first has an answer to give. */
const TIME_THE_BOARD = `
  globalThis.times = {};
  document.addEventListener('click', () => { times.clicked = performance.now(); }, { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (times.clicked === undefined || !document.querySelector(${JSON.stringify(LIT)})) return;
    times.lit = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });`;

const OPEN = '.new-table button[type=submit]';

interface Opened {
  /** Milliseconds from the click that opens the table to the first thing that can be picked. */
  readonly click: number;
  /** Names of the scripts fetched for the lobby, and for the table after it. */
  readonly lobby: readonly string[];
  readonly table: readonly string[];
}

/** A browser that has never been here opens a table of a game, alone with a bot or as the game has it. */
async function open(browser: Browser, url: string, game: string): Promise<Opened> {
  const context = await browser.newContext({ locale: 'it-IT', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const fetched = scriptsOf(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const lobby = [...fetched];
    await choose(page, game);
    await page.evaluate(TIME_THE_BOARD);
    await page.click(OPEN);
    await page.waitForFunction('times.lit !== undefined');
    const click = await page.evaluate<number>('times.lit - times.clicked');
    await page.waitForLoadState('networkidle');
    return { click, lobby, table: [...fetched].filter(name => !lobby.includes(name)) };
  } finally {
    await context.close();
  }
}

async function choose(page: Page, game: string): Promise<void> {
  await page.locator('.door', { has: page.locator(`[data-game="${game}"]`) }).click();
  await page.waitForSelector(OPEN);
}

function scriptsOf(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', request => {
    const [, name] = /\/assets\/([^/?]+\.js)$/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  return names;
}

/** Lobby and a table of each game as Lighthouse sees them. */
async function audits(executablePath: string, url: string): Promise<Record<string, number>> {
  const browser = await auditedBrowser(executablePath);
  const found: Record<string, number> = {};
  const note = async (name: string, address: string): Promise<void> => {
    for (const [what, figure] of Object.entries(await browser.audit(address)))
      found[`${name}: ${what}`] = figure;
  };
  try {
    await note('lobby', url);
    for (const { slug } of all) {
      const page = await browser.context.newPage();
      await page.goto(url);
      await choose(page, slug);
      await page.click(OPEN);
      await page.waitForSelector('.tv-table');
      const address = page.url();
      await page.close();
      await note(slug, address);
    }
  } finally {
    await browser.close();
  }
  return found;
}

/** Local matches in a real browser: from the click to a lit board, and what had to be loaded for it. */
export async function web(): Promise<BenchResult> {
  const executablePath = await browserPath();
  const folder = await builtPage();
  const sizes = new Map(
    readdirSync(join(folder, 'assets')).map(name => [
      name,
      gzipSync(readFileSync(join(folder, 'assets', name))).length / 1000,
    ]),
  );
  const ofWorker = workerScripts(folder);
  const weigh = (names: readonly string[], isWorker: boolean) =>
    names
      .filter(name => ofWorker.has(name) === isWorker)
      .reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const playwright = await import('playwright-core');
  const browser = await playwright.chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await servePage(folder);
  const figures: Record<string, number> = {};
  try {
    for (const { slug: game } of all) {
      const rounds: Opened[] = [];
      for (let i = 0; i < ROUNDS; i++) rounds.push(await open(browser, page.url, game));
      const [{ lobby, table }] = rounds as [Opened];
      figures['lobby: kB of compressed script'] = weigh(lobby, false);
      figures[`${game}: kB of compressed script, board`] = weigh(table, false);
      figures[`${game}: kB of compressed script, worker`] = weigh([...lobby, ...table], true);
      figures[`${game}: ms from click to lit board`] = median(rounds.map(({ click }) => click));
    }
    await browser.close();
    Object.assign(figures, await audits(executablePath, page.url));
  } finally {
    page.close();
    await browser.close();
  }
  return { figures, comparisons: [] };
}

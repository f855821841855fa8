import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

interface Finding {
  findBrowser(): string | undefined;
  findBareBrowser(): string | undefined;
}
const FINDING = new URL('../../../../../scripts/lib/browser.mjs', import.meta.url).href;

/** One of each for all files of tests that a process runs one after the other; they end with the process. */
const launched: { whole?: Browser; bare?: Browser } = {};

async function browser(kind: keyof typeof launched): Promise<Browser> {
  const running = launched[kind];
  if (running?.isConnected()) return running;
  const { findBrowser, findBareBrowser } = (await import(FINDING)) as Finding;
  const executablePath = kind === 'whole' ? findBrowser() : findBareBrowser();
  if (!executablePath) throw new Error('there is no Chromium: set CHROME to its path');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  launched[kind] = await chromium.launch({ executablePath, args });
  return launched[kind];
}

export interface Who {
  readonly language?: 'it' | 'en';
  readonly width?: number;
  readonly height?: number;
  /** Fingers instead of a mouse. */
  readonly touch?: boolean;
  /** Whether the page may keep itself for later: only for tests of that, since it fetches everything there is. */
  readonly offline?: boolean;
  /** With all that belongs to a browser: without its windows there are no notices. */
  readonly whole?: boolean;
}

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained of: a test ends with nothing here. */
  readonly complaints: string[];
  /** Complaints that a test means to cause, whenever they come. */
  readonly forgiven: RegExp[];
}

/** A guard against waiting for ever, in milliseconds: never how long anything should take. */
export const PATIENCE = 120_000;

/** What browsers say by themselves when a server goes away is no complaint of the page. */
const EXPECTED = /WebSocket connection|net::ERR_|Failed to load resource/;

/** Somebody with a browser of their own: no cookies, no history, nothing moving. */
export async function person(who: Who = {}): Promise<Person> {
  const { language = 'it', width = 1440, height = 900, touch = false, offline = false, whole } = who;
  const running = await browser(whole ? 'whole' : 'bare');
  const context = await running.newContext({
    viewport: { width, height },
    locale: language === 'it' ? 'it-IT' : 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers: offline ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(() => localStorage.setItem('tavolata.speed', 'off'));
  const page = await context.newPage();
  const complaints: string[] = [];
  const forgiven: RegExp[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
  });
  onTestFinished(async () => {
    await context.close();
    expect(complaints.filter(each => !forgiven.some(what => what.test(each)))).toEqual([]);
  });
  return { page, context, complaints, forgiven };
}

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** `npm test` says where it is; whoever runs one file has it somewhere. */
function findBrowser(): string {
  const places = (process.env.PATH ?? '').split(delimiter).flatMap(dir => NAMES.map(name => join(dir, name)));
  const found = [process.env.CHROME ?? '', ...places].find(isProgram);
  if (!found) throw new Error('there is no Chromium: set CHROME to its path');
  return found;
}

let launched: Browser | undefined;

/** One for all files of tests that a process runs one after the other; it ends with the process. */
async function browser(): Promise<Browser> {
  if (!launched?.isConnected())
    launched = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    });
  return launched;
}

export interface Who {
  readonly language?: 'it' | 'en';
  readonly width?: number;
  readonly height?: number;
  /** Fingers instead of a mouse. */
  readonly touch?: boolean;
  /** Whether the page may keep itself for later; where only what it fetches now is of interest, not. */
  readonly offline?: boolean;
}

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained of: a test ends with nothing here. */
  readonly complaints: string[];
  /** Complaints that a test means to cause, whenever they come. */
  readonly forgiven: RegExp[];
}

/** What browsers say by themselves when a server goes away is no complaint of the page. */
const EXPECTED = /WebSocket connection|net::ERR_|Failed to load resource/;

/** Somebody with a browser of their own: no cookies, no history, nothing moving. */
export async function person(who: Who = {}): Promise<Person> {
  const { language = 'it', width = 1440, height = 900, touch = false, offline = true } = who;
  const context = await (await browser()).newContext({
    viewport: { width, height },
    locale: language === 'it' ? 'it-IT' : 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers: offline ? 'allow' : 'block',
  });
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

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { person } from './browser.ts';
import { openEyes } from './eyes.ts';
import { misfits, settled } from './look.ts';
import { smallPrint } from './phone.ts';
import { shot } from './shots.ts';
import { inEach, type Size } from './sizes.ts';

interface Gallery {
  readonly url: string;
  readonly windows: readonly (readonly [number, number])[];
}
const SERVING = new URL('../../../../../scripts/lib/gallery.mjs', import.meta.url).href;

/** One for all files of tests that a process runs one after the other; it ends with the process. */
let served: Promise<Gallery> | undefined;

const gallery = (): Promise<Gallery> => {
  served ??= import(SERVING).then(({ serveGallery }: { serveGallery(): Promise<Gallery> }) => serveGallery());
  return served;
};

/** Up to here a finger is meant. */
const TOUCH_WIDTH = 1180;

export interface Shown {
  /** Of the gallery: `boss-monster/opening`. */
  readonly position: string;
  readonly language?: 'it' | 'en';
  /** What fills a window beside the frame: a selector; by default whatever is a thing or holds cards. */
  readonly used?: string;
  /** Where things may lie over one another, by a selector: cards of a hand that overlap, heroes in their rooms. */
  readonly over?: string;
  /** What may scroll, beyond log, question, hand and sheets. */
  readonly scrolls?: string;
  /** Without it, every window of the gallery. */
  readonly windows?: readonly Size[];
}

/** A position of the gallery in each window; what is wrong there, a line each, after the window's name. */
export async function inWindows(shown: Shown): Promise<string[]> {
  const { url, windows } = await gallery();
  const sizes = shown.windows ?? windows.map(([width, height]) => ({ width, height }));
  const found: string[] = [];
  for (const touch of [false, true]) {
    const these = sizes.filter(({ width }) => width <= TOUCH_WIDTH === touch);
    const [first] = these;
    if (!first) continue;
    const { position, language = 'it' } = shown;
    const { page } = await person({ language, ...first, touch });
    await page.goto(`${url}?show=${position}&lang=${language}`);
    await page.locator('.tv-table').waitFor();
    await page.waitForLoadState('networkidle');
    for await (const { width, height } of inEach(page, these)) {
      await shot(page, `${position.replace('/', '-')}-${width}x${height}-${language}`);
      const faults = await faultsIn(page, shown);
      found.push(...faults.map(fault => `${width}x${height} ${language}: ${fault}`));
    }
  }
  return found;
}

/** The same as an assertion. */
export async function expectFits(shown: Shown): Promise<void> {
  expect(await inWindows(shown)).toEqual([]);
}

async function faultsIn(page: Page, shown: Shown): Promise<string[]> {
  await settled(page);
  await openEyes(page);
  return [
    ...(await misfits(page)),
    ...(await smallPrint(page)),
    ...(await scrolled(page, shown.scrolls)),
    ...(await outOfSight(page, shown.over)),
    ...(await covered(page, shown.over)),
    ...(await small(page)),
    ...(await unused(page, shown.used)),
  ];
}

/** What scrolls and should not, and a question that takes more than a fifth of a phone. */
const scrolled = (page: Page, more = ':not(*)'): Promise<string[]> =>
  page.evaluate(allowed => {
    const { documentElement: root } = document;
    const found: string[] = [];
    if (root.scrollHeight > innerHeight + 1) found.push(`the page is ${root.scrollHeight} high`);
    const may = `.log, .prompt, .answers, .tv-dock, .tv-dock *, dialog, dialog *, [class*="-Spread-cards"], ${allowed}`;
    for (const element of document.querySelectorAll('.tv *')) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isScroller = /auto|scroll/.test(overflowX + overflowY) && element.clientHeight > 0;
      const isOver =
        (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
        (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1);
      if (isScroller && isOver && !element.matches(may)) found.push(`scrolls: ${element.className}`);
    }
    const prompt = document.querySelector('.tv-edge .prompt')?.getBoundingClientRect().height ?? 0;
    if (root.dataset.window === 'phone' && prompt > innerHeight / 5)
      found.push(`the prompt is ${prompt} high`);
    return found;
  }, more);

/** Lit things, and cards of the hand, that are not wholly in the window, or lie under something. */
const outOfSight = (page: Page, over = ':not(*)'): Promise<string[]> =>
  page.evaluate(ignored => {
    const nameOf = (element: Element): string => (element.textContent ?? '').trim().slice(0, 40);
    return [...document.querySelectorAll('.tv .is-lit, .tv-dock .thing[data-card]')].flatMap(element => {
      const box = element.getBoundingClientRect();
      if (box.width === 0) return [];
      const isIn =
        box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
      if (!isIn && !element.closest('.tv-dock, [class*="-Spread-cards"]'))
        return [`out of the window: ${nameOf(element)}`];
      const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isMet = met !== null && (element.contains(met) || met.contains(element) || met.closest(ignored));
      const isUnderSheet = met?.closest('[class*="-Spread-spread"], dialog, .finale') !== null;
      return isIn && !isMet && !isUnderSheet && element.matches('.is-lit')
        ? [`lies under ${met?.className}: ${nameOf(element)}`]
        : [];
    });
  }, over);

/** Words and numbers of table and hand over one another, or under something else. */
const covered = (page: Page, over = ':not(*)'): Promise<string[]> =>
  page.evaluate(ignored => {
    interface Word {
      readonly element: Element;
      readonly text: string;
      readonly box: DOMRect;
    }
    const MUCH = 2;
    const words: Word[] = [];
    const range = document.createRange();
    for (const area of document.querySelectorAll('.tv-table, .tv-dock, .tv-edge')) {
      const walk = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const { currentNode: node } = walk;
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!text || !element?.checkVisibility({ visibilityProperty: true }) || isUnseen(element)) continue;
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
          if (box.width > 1 && box.height > 1) words.push({ element, text, box });
      }
    }
    const found = new Set<string>();
    const seen = words.filter(({ element, text, box }) => {
      if (element.closest(ignored)) return false;
      const [middle, ...ends] = [0.5, 0.05, 0.95].map(part =>
        document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2),
      );
      // Scrolled away, or beneath cards that are laid out over the table, or the end of the match.
      const SHEET = '[class*="-Spread-spread"], dialog, .finale';
      if (!middle || (middle.closest(SHEET) && !middle.closest('.tv-dock')))
        return element.closest(SHEET) !== null;
      const isOn = (met: Element | null | undefined): boolean =>
        !met ||
        met.contains(element) ||
        element.contains(met) ||
        getComputedStyle(element).pointerEvents === 'none';
      for (const met of [middle, ...ends])
        if (!isOn(met) && !element.closest('[data-overlap]'))
          found.add(`“${text.slice(0, 30)}” lies under ${met?.getAttribute('class') || met?.tagName}`);
      return isOn(middle);
    });
    for (const [i, one] of seen.entries())
      for (const other of seen.slice(i + 1)) {
        if (one.element.closest('[data-overlap]') && other.element.closest('[data-overlap]')) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines of one text, set close, share a little height.
        const least = one.element === other.element ? one.box.height / 2 : Math.max(MUCH, one.box.height / 4);
        if (wide > MUCH && high > least)
          found.add(`“${one.text.slice(0, 30)}” and “${other.text.slice(0, 30)}” overlap`);
      }
    return [...found];
  }, over);

/** Targets that a finger or a mouse would miss. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const touch = ['phone', 'side', 'tablet'].includes(document.documentElement.dataset.window ?? '');
    const least = (touch ? 44 : 24) - 0.6;
    const TARGETS = '.tv-table button, .tv-dock button, .answers button, .tv .is-lit';
    return [...document.querySelectorAll(TARGETS)].flatMap(element => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || isUnseen(element) || (element as HTMLButtonElement).disabled) return [];
      const [x, y] = [left + width / 2, top + height / 2];
      // Nothing is to be pressed there before the end of the match is laid aside.
      if (element.closest('.tv-table') && document.elementFromPoint(x, y)?.closest('.finale')) return [];
      const isMet = (dx: number, dy: number): boolean => {
        const met = document.elementFromPoint(x + dx, y + dy);
        return met !== null && element.contains(met);
      };
      // What it is met by may reach beyond what is drawn.
      const wide = width >= least || (isMet(-least / 2 + 1, 0) && isMet(least / 2 - 1, 0));
      const high = height >= least || (isMet(0, -least / 2 + 1) && isMet(0, least / 2 - 1));
      if (wide && high) return [];
      const name = (element.textContent ?? '').trim().slice(0, 30);
      return [`small target ${width.toFixed(0)}x${height.toFixed(0)}: ${element.className} ${name}`];
    });
  });

/** Too little of the window is used by things of the game, or a band of it is empty. */
const unused = (page: Page, used = '.thing, [data-zone], [data-card]'): Promise<string[]> =>
  page.evaluate(things => {
    const N = 60;
    const LEAST = 0.7;
    const BAND = 0.2;
    const FRAME = '.tv-top, .tv-edge, .tv-rail, button, h2, h3';
    const isUsed = (x: number, y: number): boolean =>
      document.elementsFromPoint(x, y).some(each => each.closest(`${FRAME}, ${things}`));
    const grid = Array.from({ length: N }, (_, row) =>
      Array.from({ length: N }, (_cell, column) =>
        isUsed(((column + 0.5) / N) * innerWidth, ((row + 0.5) / N) * innerHeight),
      ),
    );
    const share = grid.flat().filter(Boolean).length / (N * N);
    /** The longest run of rows in which nearly nothing is used. */
    const longest = (lines: readonly (readonly boolean[])[]): number => {
      let [run, most] = [0, 0];
      for (const line of lines) {
        run = line.filter(Boolean).length < N * 0.05 ? run + 1 : 0;
        most = Math.max(most, run);
      }
      return most / N;
    };
    const columns = grid.map((_, i) => grid.map(row => row[i] ?? false));
    const band = Math.max(longest(grid), longest(columns));
    return [
      ...(share < LEAST ? [`only ${Math.round(share * 100)}% of the window is used`] : []),
      ...(band > BAND ? [`an empty band of ${Math.round(band * 100)}%`] : []),
    ];
  }, used);

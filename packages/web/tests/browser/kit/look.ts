import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What passes is not written down: that would take most of the time. */
const WANTED = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/**
 * Until letters have their shapes, what hangs on the window's size is drawn, and whatever fades in or out has done so:
 * what is in between is nobody's choice.
 */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    );
  });

/** What axe finds wrong with the page as it stands, a line each. */
export async function violations(page: Page): Promise<string[]> {
  // Not through a script element: the page's content policy lets nobody else's code in, and so it should.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(AXE);
  await settled(page);
  const { violations: found } = (await page.evaluate(
    `(() => axe.run(document, ${JSON.stringify(WANTED)}))()`,
  )) as AxeResults;
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}

/** What does not fit: a page wider than the window, or words that are cut off. */
export async function misfits(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide, the window ${innerWidth}`);
    /** Kept for those who listen, and drawn nowhere. */
    const isUnseen = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
      return false;
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const box = element.getBoundingClientRect();
      if (!hasWords(element) || box.width < 2 || element.closest('option, svg') || isUnseen(element))
        continue;
      const { overflowX, overflowY, visibility } = getComputedStyle(element);
      if (visibility === 'hidden') continue;
      const name = `${element.tagName}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`;
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut: ${name}`);
      if (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 3)
        found.push(`cut below: ${name}`);
      if (box.right > innerWidth + 1 && !element.closest('[data-rail] .tv-rail'))
        found.push(`beyond the edge: ${name}`);
    }
    return found;
  });
}

/**
 * What a thumb would miss: buttons and links of which it meets less than 44 px across or down. Words within sentences may
 * be lower; things of the table may be smaller, too: a finger beside them finds them, or is asked which it meant.
 */
export async function slim(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate(() => {
    const THUMB = 44;
    const PRESSED = 'button:not(:disabled), a[href]:not(p *, li *), summary, select, label:has(input)';
    /** How far the element is met from its middle, this way and the other. */
    const reach = (element: Element, across: number, down: number): number => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isMet = (far: number): boolean => {
        const met = document.elementFromPoint(left + width / 2 + across * far, top + height / 2 + down * far);
        return met !== null && element.contains(met);
      };
      if (!isMet(0)) return THUMB;
      let [from, to] = [0, 0];
      while (to - from < THUMB && isMet(to + 0.5)) to += 0.5;
      while (to - from < THUMB && isMet(from - 0.5)) from -= 0.5;
      return to - from + 0.5;
    };
    return [...document.querySelectorAll(PRESSED)]
      .filter(element => element.getClientRects().length > 0)
      .map(element => ({ element, wide: reach(element, 1, 0), high: reach(element, 0, 1) }))
      .filter(({ wide, high }) => Math.min(wide, high) < THUMB - 0.5)
      .map(({ element, wide, high }) => `${element.textContent?.trim().slice(0, 40)}: ${wide} x ${high}`);
  });
}

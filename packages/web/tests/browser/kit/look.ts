import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { openEyes } from './eyes.ts';

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
  await openEyes(page);
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide, the window ${innerWidth}`);
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
      if (box.right > innerWidth + 1 && !element.closest('[data-rail] .tv-rail, [data-overlap]'))
        found.push(`beyond the edge: ${name}`);
    }
    return found;
  });
}

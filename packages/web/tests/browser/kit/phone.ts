import type { Page } from 'playwright-core';
import { openEyes } from './eyes.ts';
import { settled } from './look.ts';

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
    const measured = (element: Element) => {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return { element, wide: reach(element, 1, 0), high: reach(element, 0, 1) };
    };
    return [...document.querySelectorAll(PRESSED)]
      .filter(element => element.getClientRects().length > 0)
      .map(measured)
      .filter(({ wide, high }) => Math.min(wide, high) < THUMB - 0.5)
      .map(({ element, wide, high }) => `${element.textContent?.trim().slice(0, 40)}: ${wide} x ${high}`);
  });
}

/** Words that are drawn smaller than anybody should have to read, in drawings after all scaling, a line each. */
export async function smallPrint(page: Page): Promise<string[]> {
  await settled(page);
  await openEyes(page);
  return page.evaluate(() => {
    const LEAST = 12;
    /** How much larger than said it is drawn. */
    const scaleOf = (element: Element): number => {
      if (element instanceof SVGGraphicsElement) {
        const { a, b } = element.getScreenCTM() ?? { a: 1, b: 0 };
        return Math.hypot(a, b);
      }
      let scale = 1;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { transform, scale: own } = getComputedStyle(at);
        const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
        scale *= Math.hypot(a, b) * (own === 'none' ? 1 : Number.parseFloat(own));
      }
      return scale;
    };
    const found = new Set<string>();
    const note = (element: Element, size: string, words: string): void => {
      const drawn = Number.parseFloat(size) * scaleOf(element);
      if (drawn > 0 && drawn < LEAST - 0.05)
        found.add(`${drawn.toFixed(1)} px: ${element.getAttribute('class')} ${words.slice(0, 40)}`);
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walk.nextNode()) {
      const { currentNode: text } = walk;
      const words = text.textContent?.trim() ?? '';
      const element = text.parentElement;
      if (!words || !element || element.closest('option, script, style')) continue;
      range.selectNodeContents(text);
      const { visibility, fontSize } = getComputedStyle(element);
      if (visibility === 'hidden' || range.getClientRects().length === 0 || isUnseen(element)) continue;
      note(element, fontSize, words);
    }
    for (const element of document.querySelectorAll('body *:not(svg *)'))
      for (const part of ['::before', '::after']) {
        const { content, fontSize, display, visibility } = getComputedStyle(element, part);
        const isDrawn = display !== 'none' && visibility !== 'hidden' && element.getClientRects().length > 0;
        if (isDrawn && /[^\s"]/.test(content) && content.startsWith('"') && !isUnseen(element))
          note(element, fontSize, content);
      }
    return [...found];
  });
}

/** What a thumb would miss, and what is written too small. */
export const unfit = async (page: Page): Promise<string[]> => [
  ...(await slim(page)),
  ...(await smallPrint(page)),
];

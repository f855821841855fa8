import type { Page } from 'playwright-core';
import { slim } from './look.ts';

/** Words that are drawn smaller than anybody should have to read, in drawings after all scaling, a line each. */
async function smallPrint(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const LEAST = 12;
    const isUnseen = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
      return false;
    };
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

import type { Page } from 'playwright-core';

declare global {
  /** Whether it is kept for those who listen, and drawn nowhere. */
  var isUnseen: (element: Element) => boolean;
}

/** For whoever looks at things within the page. */
export const openEyes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.isUnseen = element => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
      return false;
    };
  });

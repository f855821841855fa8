import type { Page } from 'playwright-core';
import { settled } from './look.ts';

/** A window. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const sizes = (...all: readonly (readonly [width: number, height: number])[]): readonly Size[] =>
  all.map(([width, height]) => ({ width, height }));

export const PHONE: Size = { width: 390, height: 844 };
export const SMALL_PHONE: Size = { width: 360, height: 740 };
export const PHONES: readonly Size[] = [PHONE, SMALL_PHONE, { width: 375, height: 667 }];
export const UPRIGHT: Size = { width: 768, height: 1024 };
export const TABLETS = sizes([820, 1180], [820, 740], [1024, 768]);
export const LAPTOP: Size = { width: 1366, height: 657 };
export const DESK: Size = { width: 1440, height: 900 };

/** The same page in windows of several sizes, one after the other. */
export async function* inEach<S extends Size>(page: Page, all: readonly S[]): AsyncGenerator<S> {
  for (const size of all) {
    await page.setViewportSize({ width: size.width, height: size.height });
    await settled(page);
    yield size;
  }
}

import { misfits, violations } from '@tavolata/web/test-kit/look';
import type { Match } from '@tavolata/web/test-kit/match';
import { unfit } from '@tavolata/web/test-kit/phone';
import { shot } from '@tavolata/web/test-kit/shots';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const GAME = 'sorcerers-arena';

/** In the new table's form. */
export const chapter =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.locator('.new-table summary').click();
    await page.getByLabel(/^(Regole|Rules)/).selectOption(name);
  };

const WIDEST_PHONE = 720;

/** Everything fits, and on phones it can be read and pressed. */
export async function isWell(page: Page): Promise<void> {
  expect(await misfits(page)).toEqual([]);
  if ((page.viewportSize()?.width ?? 0) <= WIDEST_PHONE) expect(await unfit(page)).toEqual([]);
}

/** To the end, with a close look while teams are found, at the start, in the middle and at the end. */
export async function playWell({ people, play }: Match, name: string): Promise<void> {
  for (const answers of [1, 12, 20]) {
    await play(answers);
    for (const { page } of people) await isWell(page);
  }
  for (const [i, { page }] of people.entries()) {
    await shot(page, `${GAME}-${name}-${i + 1}`);
    expect(await violations(page)).toEqual([]);
  }
  await play();
  for (const { page } of people) {
    await page.locator('.tv[data-over]').waitFor();
    await isWell(page);
    expect(await violations(page)).toEqual([]);
  }
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Where pictures go that people want to look at; without it none are taken. */
const FOLDER = process.env.SCREENSHOTS;

export async function shot(page: Page, name: string): Promise<void> {
  if (!FOLDER) return;
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

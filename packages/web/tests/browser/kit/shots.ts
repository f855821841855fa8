import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Artefacts of the run, for people to look at: never in the repository. */
const FOLDER = process.env.SCREENSHOTS ?? join(tmpdir(), 'tavolata-screenshots');

export async function shot(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

import type { Page } from 'playwright-core';

/** Who looks at a table of four: phone, tablet and desk, in both languages. */
export const TABLES = [
  { width: 360, height: 740, language: 'it' },
  { width: 768, height: 1024, language: 'en' },
  { width: 1440, height: 900, language: 'it' },
  { width: 1440, height: 900, language: 'en' },
] as const;

/** What is chosen for a table of Four Souls, by the names its options have in the rules. */
export interface Chosen {
  readonly mode?: string;
  readonly challenge?: string;
  readonly decks?: string;
  readonly variants?: readonly string[];
}

/** In the order the form has them. */
const LISTS = ['mode', 'difficulty', 'challenge', 'decks'] as const;
const SWITCHES = ['rooms', 'bonus-souls', 'mini-draft', 'only-eden', 'lowest-roll', 'bartering'];

/** Fills in the game's part of the new table. */
export async function chooseIn(page: Page, chosen: Chosen): Promise<void> {
  const { variants = [] } = chosen;
  const options = page.locator('.new-table details');
  await options.locator('summary').click();
  const list = (name: (typeof LISTS)[number]) => options.locator('select').nth(LISTS.indexOf(name));
  for (const name of ['mode', 'challenge', 'decks'] as const) {
    const value = chosen[name];
    if (value) await list(name).selectOption(value);
  }
  for (const variant of variants)
    await options.locator('input[type=checkbox]').nth(SWITCHES.indexOf(variant)).check();
}

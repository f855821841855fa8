import { expect, test } from 'vitest';
import { violations } from '../kit/look.ts';
import { openMatch } from '../kit/match.ts';
import { shot } from '../kit/shots.ts';

const BOTH = [
  { language: 'it', width: 1440, height: 900 },
  { language: 'en', width: 390, height: 844, touch: true },
] as const;

test.each(BOTH)(
  'the log keeps what was taken back, struck through, and the table says which move it was ($language)',
  async who => {
    const { page, play } = await openMatch({ game: 'boss-monster', people: [who], bots: 1, seed: 7 });
    await play(5);
    await page.locator('.tv[data-question]:not([data-sent])').waitFor();
    const before = await page.locator('.log p').allTextContents();
    await page.keyboard.press('z');
    const gone = page.locator('.log .taken-back del');
    await gone.first().waitFor({ state: 'attached' });
    const lines = await gone.allTextContents();
    for (const line of lines) expect(before.some(told => told.startsWith(line))).toBe(true);
    const [first] = lines;
    expect(await page.locator('.said').textContent()).toContain(first);
    const unseen = await page.locator('.log .taken-back .unseen').first().textContent();
    expect(unseen?.trim()).toBe(who.language === 'it' ? 'Ritirato:' : 'Taken back:');
    await shot(page, `taken-back-said-${who.width}`);
    await page.reload();
    await gone.first().waitFor({ state: 'attached' });
    expect(await gone.allTextContents()).toEqual(lines);
    if (who.width === 390) await page.getByRole('button', { name: 'Log', exact: true }).tap();
    await gone.last().scrollIntoViewIfNeeded();
    await shot(page, `taken-back-${who.width}`);
    expect(await violations(page)).toEqual([]);
  },
  120_000,
);

import { menuOf } from '@tavolata/web/test-kit/doors';
import { misfits, settled, violations } from '@tavolata/web/test-kit/look';
import { openMatch } from '@tavolata/web/test-kit/match';
import { shot } from '@tavolata/web/test-kit/shots';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const LONG = 120_000;
const LOOKS = [
  { language: 'en', width: 1440, height: 900 },
  { language: 'it', width: 390, height: 844 },
] as const;

async function concede(page: Page): Promise<void> {
  await page.locator('.tv[data-question]').waitFor();
  await menuOf(page).click();
  await page.getByRole('button', { name: /^(Abbandona la partita|Concede the match)$/ }).click();
  await page.getByRole('button', { name: /^(Abbandona davvero|Concede for good)$/ }).click();
}

for (const look of LOOKS)
  test(
    `whoever concedes in two sees the end, and the replay reaches it (${look.language})`,
    async () => {
      const { page } = await openMatch({ game: 'four-souls', people: [look], bots: 1, seed: 7 });
      await concede(page);
      const finale = page.getByRole('region', { name: /^(Fine della partita|The end of the match)$/ });
      await finale.getByRole('heading', { name: /^(Hai perso|You lost)$/ }).waitFor();
      expect(await finale.getByRole('listitem').count()).toBe(2);
      await settled(page);
      await shot(page, `four-souls-conceded-two-${look.width}`);
      expect(await violations(page)).toEqual([]);
      await page.locator('a[href*="/replay/"]').first().click();
      const moment = page.getByRole('slider').first();
      await moment.waitFor();
      await moment.fill((await moment.getAttribute('max')) as string);
      await settled(page);
      await shot(page, `four-souls-conceded-replay-${look.width}`);
      expect(await page.locator('.four-souls-Board-board').count()).toBe(1);
    },
    LONG,
  );

for (const look of LOOKS)
  test(
    `whoever concedes in three looks on, and everything has its owner’s name (${look.language})`,
    async () => {
      const { page } = await openMatch({ game: 'four-souls', people: [look], bots: 2, seed: 7 });
      await concede(page);
      const mine = page.locator('.four-souls-Mine-mine');
      await page.locator('.why', { hasText: /^(Hai abbandonato|You have conceded)/ }).waitFor();
      await shot(page, `four-souls-conceded-three-${look.width}`);
      const words = `${await mine.textContent()}`;
      expect(words).not.toMatch(/My |I miei|Le mie|If you die|Se muori/);
      expect(await misfits(page)).toEqual([]);
    },
    LONG,
  );

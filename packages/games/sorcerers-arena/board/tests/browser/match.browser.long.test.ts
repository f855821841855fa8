import { openMatch } from '@tavolata/web/test-kit/match';
import { expect, test } from 'vitest';
import { chapter, GAME } from './kit.ts';

const LONG = 600_000;

test(
  'two against two, each at a screen, to the end: partners share their hands and a channel that rivals do not read',
  async () => {
    const match = await openMatch({
      game: GAME,
      seed: 11,
      people: [{}, { language: 'en' }, {}, { language: 'en', width: 768, height: 1024 }],
      set: chapter('chapter-4'),
    });
    const [mine, rival, , partner] = match.people.map(({ page }) => page);
    if (!mine || !rival || !partner) throw new Error('four people sit at this table');
    await match.play(8);
    for (const page of [mine, partner])
      await page.locator('.sa-hand :is(.partner, .sa-tabs)').first().waitFor();

    await mine.getByRole('tab', { name: 'Chat' }).click();
    await mine.getByLabel('solo alla squadra').check();
    await mine.getByLabel('Scrivi ai presenti').fill('Prendi la casella dorata');
    await mine.getByRole('button', { name: 'Invia' }).click();
    await partner.locator('.tv-top [aria-expanded][data-count="1"]').waitFor();
    await match.play(2);
    expect(await rival.locator('.tv-top [aria-expanded][data-count]').count()).toBe(0);

    await match.play();
    for (const { page } of match.people) await page.locator('.tv[data-over]').waitFor();
  },
  LONG,
);

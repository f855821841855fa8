import { menuOf } from '@tavolata/web/test-kit/doors';
import { settled } from '@tavolata/web/test-kit/look';
import { openMatch } from '@tavolata/web/test-kit/match';
import { letPlay } from '@tavolata/web/test-kit/robot';
import { shot } from '@tavolata/web/test-kit/shots';
import { expect, test } from 'vitest';

const LOOKS = [
  { language: 'it', width: 1440, height: 900 },
  { language: 'en', width: 768, height: 1024 },
  { language: 'it', width: 390, height: 844 },
] as const;

test.each(LOOKS)(
  'alone by night: which hero is chosen, what is counted, who gave up ($width wide)',
  async look => {
    const { page } = await openMatch({ game: 'darkest-night', people: [look] });
    const question = page.locator('.tv-edge .ask');
    await question.filter({ hasText: /(Scegli un eroe: 1 di 4|Choose a hero: 1 of 4)/ }).waitFor();
    await letPlay(page, { most: 2 });
    await question.filter({ hasText: /: 2 (di|of) 4/ }).waitFor();
    await letPlay(page, { most: 12 });
    await settled(page);
    await shot(page, `darkest-night-solo-${look.width}`);
    const tally = page.locator('.dn-tally p').first();
    expect(await tally.textContent()).toMatch(/^(Piaghe al Monastero|Blights on the Monastery)\s\d\/5$/);
    // My hero's powers lie in the dock, none of them cut by the tools.
    const beyond = await page
      .locator('.dn-dock .dn-powers')
      .first()
      .evaluate(row => row.scrollWidth - row.clientWidth);
    expect(beyond).toBe(0);
    // A turn is told once.
    const told = await page.locator('.log').evaluate(log => log.textContent ?? '');
    expect(told).toMatch(/(Turno de|turn)/);
    expect(told).not.toMatch(
      /Turno d\S+ \S+ \(|Turn of the \S+ \(|Turno del Negromante\.|Necromancer’s turn\./,
    );
    await menuOf(page).click();
    const concede = page.getByRole('button', { name: /^(Abbandona la partita|Concede the match)$/ });
    await concede.waitFor();
    // There is no seat to give to anybody.
    expect(await page.getByRole('heading', { name: /^(Continua in rete|Go on online)$/ }).count()).toBe(0);
    await concede.click();
    await page.getByRole('button', { name: /^(Abbandona davvero|Concede for good)$/ }).click();
    const finale = page.getByRole('region', { name: /^(Fine della partita|The end of the match)$/ });
    await finale.getByText(/^(Hai abbandonato la partita\.|You conceded\.)$/).waitFor();
    await shot(page, `darkest-night-solo-end-${look.width}`);
  },
);

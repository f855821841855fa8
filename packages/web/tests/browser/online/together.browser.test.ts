import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMatch } from '../kit/match.ts';
import { shot } from '../kit/shots.ts';

const LONG = 180_000;

test(
  'two against two: what is said or shown to the team stays in the team',
  async () => {
    const { people } = await openMatch({
      game: 'sorcerers-arena',
      people: [{}, { language: 'en' }, {}, { language: 'en', width: 390, height: 844 }],
    });
    const [ada, bruno, cleo, dino] = people.map(({ page }) => page);
    if (!ada || !bruno || !cleo || !dino) throw new Error('four were wanted');
    await ada.getByRole('tab', { name: 'Chat' }).click();
    await ada.getByLabel('Scrivi ai presenti').fill('Ciao a tutti');
    await ada.keyboard.press('Enter');
    await ada.getByLabel('solo alla squadra').check();
    await ada.getByLabel('Scrivi ai presenti').fill('Prendo io il primo');
    await ada.keyboard.press('Enter');
    await ada.locator('.chat').getByText('Prendo io il primo').waitFor();
    await shot(ada, 'team-chat');
    await bruno.getByRole('tab', { name: 'Chat' }).click();
    await bruno.locator('.chat').getByText('Ciao a tutti').waitFor();
    for (const page of [cleo, dino]) {
      await page.getByRole('button', { name: /^Chat \(/ }).click();
      await page.getByRole('tab', { name: 'Chat' }).click();
      await page.locator('.chat').getByText('Ciao a tutti').waitFor();
    }
    const others = [bruno, cleo, dino];
    const hasHeard = async (page: Page): Promise<boolean> =>
      (await page.locator('.chat').getByText('Prendo io il primo').count()) > 0;
    const heard = () => Promise.all(others.map(hasHeard));
    await expect.poll(async () => (await heard()).filter(Boolean).length).toBe(1);
    const ally = others[(await heard()).indexOf(true)] as Page;
    const foes = others.filter(page => page !== ally);
    // Shown for a moment only: whoever wants to see it looks before it comes.
    const shown = [ally, ada].map(page => page.locator('.pointed').getByText('Ada').waitFor());
    await ada
      .locator('.tv-table .thing')
      .first()
      .click({ modifiers: ['Alt'] });
    await Promise.all(shown);
    await shot(ada, 'pointed');
    for (const foe of foes) expect(await foe.locator('.pointed').count()).toBe(0);
  },
  LONG,
);

test(
  'a match that runs is taken up alone against bots, and goes on for the others as it was',
  async () => {
    const { people, play } = await openMatch({ game: 'boss-monster', people: [{}, { language: 'en' }] });
    await play(2);
    const [ada, bruno] = people.map(({ page }) => page);
    if (!ada || !bruno) throw new Error('two were wanted');
    const table = ada.url();
    await ada.getByRole('button', { name: 'Menu del tavolo' }).click();
    await ada.getByRole('button', { name: 'Prova da qui contro i bot' }).click();
    await ada.waitForURL(url => url.href !== table);
    await ada.getByText('Una partita di prova da questa posizione', { exact: false }).waitFor();
    await ada.locator('.tv[data-question]').waitFor();
    await shot(ada, 'forked');
    expect(await bruno.locator('.log').getByText('practice', { exact: false }).count()).toBe(0);
    await ada.goto(table);
    await ada.locator('.tv-table').waitFor();
    await play(1);
  },
  LONG,
);

import { expect, test } from 'vitest';
import { person } from '../kit/browser.ts';
import { deal, join, openOnline } from '../kit/doors.ts';
import { openHouse } from '../kit/house.ts';
import { asked } from '../kit/play.ts';
import { letPlay } from '../kit/robot.ts';
import { shot } from '../kit/shots.ts';

const WHOLE_MATCH = 300_000;

test(
  'two people and a bot play a whole match, and play again',
  async () => {
    const house = await openHouse();
    const [ada, bruno] = [await person({ language: 'it' }), await person({ language: 'en' })];
    const link = await openOnline(ada.page, house, 'Ada', 1);
    await shot(ada.page, 'gathering');
    await bruno.page.goto(link);
    await bruno.page.locator('.join').waitFor();
    await shot(bruno.page, 'join');
    await join(bruno.page, link, 'Bruno');
    await deal(ada.page);
    await bruno.page.locator('.tv-table').waitFor();
    const [byAda, byBruno] = await Promise.all([letPlay(ada.page), letPlay(bruno.page)]);
    expect(byAda).toBeGreaterThan(5);
    expect(byBruno).toBeGreaterThan(5);
    await shot(ada.page, 'result');
    const table = ada.page.url();
    await ada.page.getByRole('link', { name: 'Rivedi' }).click();
    await ada.page.getByRole('button', { name: 'Controlla i mescolamenti' }).click();
    await ada.page.getByText('Tutto torna').waitFor();
    // Had the table promised something else before the match, this match would not be proved.
    await ada.page.evaluate(
      id => localStorage.setItem(`tavolata.seal.${id}`, 'f'.repeat(64)),
      table.split('/').at(-1),
    );
    await ada.page.reload();
    await ada.page.getByRole('button', { name: 'Controlla i mescolamenti' }).click();
    await ada.page.getByText('Non torna').waitFor();
    await ada.page.goto(table);
    const again = /Rivincita|Rematch|Siediti alla rivincita|Join the rematch/;
    await ada.page.getByRole('button', { name: again }).click();
    await ada.page.waitForFunction(() => !document.querySelector('.tv')?.matches('[data-over]'));
    await bruno.page.getByRole('button', { name: 'Join the rematch' }).click();
    await bruno.page.locator('.tv:not([data-over])').waitFor();
    await Promise.all([ada, bruno].map(({ page }) => letPlay(page, { most: 1 })));
  },
  WHOLE_MATCH,
);

test('whoever is asked sees it in the title, is warned when time runs out, and is given more', async () => {
  const house = await openHouse();
  const [ada, bruno] = [await person(), await person({ language: 'en' })];
  await ada.page.goto(house.url);
  const id = await ada.page.evaluate(async () => {
    const clock = { budget: 600_000, bonus: 0, warning: 599_900, patience: 0 };
    const seats = [{ who: 'me', name: 'Ada' }, { who: 'open' }];
    const body = JSON.stringify({ game: 'boss-monster', seats, clock });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('api/tables', { method: 'POST', headers, body });
    return ((await response.json()) as { id: string }).id;
  });
  await ada.page.goto(`${house.url}/#/table/${id}`);
  await join(bruno.page, await ada.page.locator('.invite input').inputValue(), 'Bruno');
  await deal(ada.page);
  const people = [ada, bruno];
  const who = await asked(people);
  await expect.poll(() => who.page.title()).toMatch(/^● (Tocca a te|Your turn) – Boss Monster – Tavolata$/);
  const other = who === ada ? bruno : ada;
  await other.page.locator('.notice .clock.warned').waitFor();
  // The warning is said once; the seconds are there to be looked at.
  expect(await other.page.locator('.notice [role=timer] .clock').count()).toBe(1);
  expect(await other.page.locator('[role=alert] .clock').count()).toBe(0);
  await other.page
    .locator('.notice')
    .getByRole('button', { name: /^(Concedi altro tempo|Give more time)$/ })
    .click();
  await other.page.locator('.notice .clock.warned').waitFor({ state: 'detached' });
  await other.page.locator('.log .table-says').last().waitFor();
});

test('whoever opened the page on the server’s own machine gives links that lead others there', async () => {
  const house = await openHouse(1, { PUBLIC_URL: 'http://table.example' });
  const ada = await person();
  const link = await openOnline(ada.page, house, 'Ada');
  expect(link).toMatch(/^http:\/\/table\.example\/#\/join\/./);
  expect(await ada.page.locator('.invite .hint').count()).toBe(0);
  // And they know such a link when it comes back.
  const bruno = await person();
  await bruno.page.goto(house.url);
  await bruno.page.getByRole('button', { name: 'Ho un invito' }).click();
  await bruno.page.getByLabel('Incolla il link').fill(link);
  await bruno.page.getByRole('button', { name: 'Entra' }).click();
  await bruno.page.locator('.join').waitFor();
});

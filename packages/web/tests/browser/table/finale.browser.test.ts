import { mournersCall } from '@tavolata/mourners-call';
import { expect, test } from 'vitest';
import { menuOf } from '../kit/doors.ts';
import { misfits, settled, violations } from '../kit/look.ts';
import { openMatch } from '../kit/match.ts';
import { openPosition } from '../kit/position.ts';
import { letPlay } from '../kit/robot.ts';
import { shot } from '../kit/shots.ts';

const LOOKS = [
  { language: 'it', width: 1440, height: 900 },
  { language: 'en', width: 390, height: 844 },
] as const;

for (const look of LOOKS)
  test(`the end says what it means for me, and who came where, until one looks at the table (${look.language})`, async () => {
    const { page } = await openMatch({ game: 'boss-monster', people: [look], bots: 1, seed: 7 });
    await page.locator('.tv[data-question]').waitFor();
    await menuOf(page).click();
    await page.getByRole('button', { name: /^(Abbandona la partita|Concede the match)$/ }).click();
    await page.getByRole('button', { name: /^(Abbandona davvero|Concede for good)$/ }).click();
    const finale = page.getByRole('region', { name: /^(Fine della partita|The end of the match)$/ });
    await finale.getByRole('heading', { name: /^(Hai perso|You lost)$/ }).waitFor();
    const places = await finale.getByRole('listitem').allTextContents();
    expect(places[0]).toMatch(/^1\..+0 (Anime su 10|Souls? of 10)/);
    expect(places[1]).toMatch(/^2\..*(Tu|You)/);
    // The pictures are of a table at rest.
    await settled(page);
    await shot(page, `finale-${look.width}`);
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    // The buttons of the end are where they always were, covered by nothing.
    await page.getByRole('button', { name: /^(Rivincita|Rematch)/ }).click({ trial: true });
    await finale.getByRole('button', { name: /^(Guarda il tavolo|Look at the table)$/ }).click();
    await finale.waitFor({ state: 'detached' });
    // Laid aside, it is a button away, and a key.
    const back = page.getByRole('button', { name: /^(L’esito|The result)$/ });
    await settled(page);
    await shot(page, `finale-aside-${look.width}`);
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await back.click();
    await finale.waitFor();
    expect(await back.count()).toBe(0);
    await page.keyboard.press('r');
    await finale.waitFor({ state: 'detached' });
    await page.keyboard.press('r');
    await finale.waitFor();
    await page.reload();
    await finale.waitFor();
    await page.keyboard.press('Escape');
    await finale.waitFor({ state: 'detached' });
  });

for (const look of LOOKS)
  test(`where points are counted, the end leads to the count, and the count back to the end (${look.language})`, async () => {
    const seats = { a: { unity: 7, crypt: ['gravedancers-circle'] }, b: { unity: 3 }, c: { unity: 1 } };
    const given = { phase: 'guilds', reserve: 0, seats };
    const page = await openPosition(mournersCall, { players: 3, given }, look);
    await letPlay(page, {});
    const finale = page.getByRole('region', { name: /^(Fine della partita|The end of the match)$/ });
    const see = finale.getByRole('button', { name: /^(Vedi il conteggio|See the count)$/ });
    await see.waitFor();
    // Under it stand the places too, and I am nobody else there either.
    expect(await page.locator('.standing').textContent()).toMatch(/1\. (Tu|You)/);
    await settled(page);
    await shot(page, `finale-count-${look.width}`);
    await see.click();
    const count = page.getByRole('region', { name: /^(Il conteggio finale|The final count)$/ });
    await count.getByRole('row').nth(2).click({ trial: true });
    await settled(page);
    await shot(page, `finale-counted-${look.width}`);
    expect(await misfits(page)).toEqual([]);
    await page.getByRole('button', { name: /^(L’esito|The result)$/ }).click();
    await finale.waitFor();
  });

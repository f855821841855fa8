import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person, type Who } from '../kit/browser.ts';
import { choose, deal, join, openLocal, openOnline } from '../kit/doors.ts';
import { openHouse } from '../kit/house.ts';
import { misfits, violations } from '../kit/look.ts';
import { unfit } from '../kit/phone.ts';
import { letPlay } from '../kit/robot.ts';
import { shot } from '../kit/shots.ts';
import { inEach, sizes } from '../kit/sizes.ts';

const PHONE: Who = { language: 'en', width: 390, height: 844, touch: true };
const OPEN = 'form.new-table button[type=submit]';

test('on phones a door leads to a table to set up, its button always in sight, and back to the doors', async () => {
  const { url } = await openHouse();
  const { page } = await person(PHONE);
  await page.goto(url);
  await page.locator('.door').first().waitFor();
  expect(await page.locator(OPEN).isVisible()).toBe(false);
  await choose(page, 'darkest-night');
  await page.locator(OPEN).waitFor();
  expect(await page.locator('.doors').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('New table');
  await page.locator('form.new-table summary').click();
  const box = await page.locator(OPEN).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  await page.goBack();
  await page.locator('.doors').waitFor();
  await page.goForward();
  await page.reload();
  await page.locator('form.new-table [data-game="darkest-night"]').waitFor();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await page.locator('.doors').waitFor();
});

test('on phones learning and rules ask for which game, and a new table offers both for its own', async () => {
  const { url } = await openHouse();
  const { page } = await person(PHONE);
  await page.goto(url);
  const sheet = page.locator('.which-game[open]');
  await page.getByRole('button', { name: 'Learn' }).click();
  expect(await sheet.getByRole('link').count()).toBe(5);
  expect([...(await misfits(page)), ...(await violations(page))]).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Rules' }).click();
  await sheet.getByRole('link', { name: 'Four Souls' }).click();
  await page.getByRole('heading', { name: 'The rules of Four Souls' }).waitFor();
  await page.goto(`${url}/#/new/darkest-night`);
  await page.getByRole('img', { name: '3 of 5' }).waitFor();
  const learn = page.getByRole('link', { name: 'Learn by playing' });
  expect(await learn.getAttribute('href')).toBe('#/learn/darkest-night/0');
  await page.getByRole('link', { name: 'Rulebook' }).click();
  await page.getByRole('heading', { name: 'The rules of Darkest Night' }).waitFor();
});

test('beside the doors is a table to set up; learning and rules are those of the chosen one', async () => {
  const { url } = await openHouse();
  const { page } = await person({ language: 'en' });
  await page.goto(url);
  await choose(page, 'four-souls');
  for await (const { width } of inEach(page, sizes([1920, 1080], [1920, 950], [2560, 1300]))) {
    const right = await page
      .locator('.door:not(.no-door)')
      .last()
      .evaluate(door => door.getBoundingClientRect().right);
    const left = await page.locator('form.new-table').evaluate(form => form.getBoundingClientRect().left);
    expect(left - right, `${width}: on a wide screen the doors are wide, too`).toBeLessThan(150);
  }
  await page.getByRole('link', { name: 'The rules of Four Souls' }).click();
  await page.getByRole('heading', { name: 'The rules of Four Souls' }).waitFor();
});

test('between phone and desk the ways stand in one line', async () => {
  const { url } = await openHouse();
  const { page } = await person();
  await page.addInitScript(() => localStorage.setItem('tavolata.name', 'Massimiliano'));
  await page.goto(url);
  await page.locator('.me').waitFor();
  for await (const { width } of inEach(page, sizes([820, 1180], [844, 390], [667, 375], [1180, 820]))) {
    const heights = await page
      .locator('.lobby-top > *')
      .evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().height)));
    expect(Math.max(...heights), `${width} wide`).toBeLessThan(60);
    expect(await misfits(page), `${width} wide`).toEqual([]);
    const top = await page.locator('.lobby-top').boundingBox();
    expect(top?.height, `${width} wide`).toBeLessThan(80);
  }
});

test('a seat that was meant for a friend is a bot’s again by one tap, also where two must sit', async () => {
  const { url } = await openHouse();
  const { page } = await person({ ...PHONE, width: 360 });
  await page.goto(`${url}/#/new/boss-monster`);
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await page.getByText('comes by the link').waitFor();
  expect([...(await misfits(page)), ...(await unfit(page))]).toEqual([]);
  await page.getByRole('button', { name: 'Seat a bot' }).click();
  await page.getByLabel('The bot’s level').waitFor();
  expect(await page.getByText('comes by the link').count()).toBe(0);
});

test('on phones the table that matters most is shown, the others behind it', async () => {
  const house = await openHouse();
  const { page } = await person(PHONE);
  for (let i = 0; i < 3; i++) await openLocal(page, house);
  await letPlay(page, { most: 6 });
  await page.goto(house.url);
  // The one that was played last comes first, and says how far it has come.
  await page
    .locator('.my-table:visible')
    .getByText(/^Turn [1-9]/)
    .waitFor();
  const others = page.locator('.others');
  await others.getByText('2 more tables').waitFor();
  expect(await page.locator('.my-table:visible').count()).toBe(1);
  await others.locator('summary').click();
  expect(await page.locator('.my-table:visible').count()).toBe(3);
});

test('on phones a row of doors is seen whole on the first screen, however many tables there are', async () => {
  const house = await openHouse();
  const { page } = await person({ width: 390, touch: true });
  for (const open of [openLocal, openLocal, (one: Page) => openOnline(one, house, 'Ada')]) {
    await open(page, house);
    await page.goto(house.url);
    await page.locator('.my-table').first().waitFor();
    for await (const { width, height } of inEach(page, sizes([390, 844], [360, 640]))) {
      const seen = height - ((await page.locator('.ways').boundingBox())?.height ?? 0);
      const door = await page.locator('.door').first().boundingBox();
      expect((door?.y ?? seen) + (door?.height ?? 0), `${width} wide`).toBeLessThanOrEqual(seen);
      expect([...(await misfits(page)), ...(await unfit(page))], `${width} wide`).toEqual([]);
    }
  }
  await page.locator('.others summary').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Elimina il tavolo' }).first().click();
  await page.getByRole('button', { name: 'Elimina davvero' }).scrollIntoViewIfNeeded();
  await shot(page, 'lobby-others');
  expect([...(await misfits(page)), ...(await unfit(page)), ...(await violations(page))]).toEqual([]);
});

/** Says so in the dialog for those who were invited. */
async function paste(page: Page, words: string): Promise<void> {
  await page.getByLabel('Paste the link').fill(words);
  await page.getByRole('button', { name: 'Come in' }).click();
}

test('a link that was sent leads where it leads, amid other words too; one of elsewhere is told so', async () => {
  const house = await openHouse();
  const ada = await person();
  const link = await openOnline(ada.page, house, 'Ada');
  for (const who of [PHONE, { language: 'en' } as const]) {
    const { page } = await person(who);
    await page.goto(house.url);
    await page.getByRole('button', { name: 'I have an invite' }).click();
    for (const strange of ['ciao', 'https://example.org/#/join/abc', `${house.url}/#/`, 'http://#/x'])
      await isRefused(page, strange);
    await paste(page, `Come and play! ${link} See you`);
    await page.getByRole('button', { name: 'Take a seat' }).waitFor();
  }
});

async function isRefused(page: Page, words: string): Promise<void> {
  await paste(page, words);
  await page.getByRole('alert').getByText('does not lead here').waitFor();
  expect(await page.locator('.invited[open]').count()).toBe(1);
}

test('where the server does not answer, the lobby says so instead of dropping its tables without a word', async () => {
  const house = await openHouse();
  const { page } = await person({ language: 'en' });
  await openOnline(page, house, 'Ada');
  await page.goto(house.url);
  await page.locator('.my-table').waitFor();
  await page.route(/\/api\/tables$/, route => route.abort());
  await page.reload();
  await page.getByText('The server does not answer').waitFor();
  expect(await page.getByText('None yet').count()).toBe(0);
  await page.unroute(/\/api\/tables$/);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.locator('.my-table').waitFor();
  expect(await page.getByText('The server does not answer').count()).toBe(0);
});

test('who owns an online table deletes it from the lobby, be it one that cannot be opened; a guest cannot', async () => {
  const house = await openHouse();
  const [ada, bruno] = [await person({ language: 'en' }), await person({ language: 'en' })];
  await join(bruno.page, await openOnline(ada.page, house, 'Ada'), 'Bruno');
  // As if it were of a server that plays more.
  for (const { page } of [ada, bruno]) {
    await page.route(/\/api\/tables$/, async route => {
      const response = await route.fetch();
      const tables = ((await response.json()) as object[]).map(table => ({
        ...table,
        game: 'chess',
        turn: 3,
      }));
      await route.fulfill({ response, json: tables });
    });
    await page.goto(house.url);
    await page.locator('.my-table').getByText('This game is not here.').waitFor();
  }
  const remove = (page: Page) => page.getByRole('button', { name: 'Delete the table' });
  expect(await remove(bruno.page).count()).toBe(0);
  await remove(ada.page).click();
  await shot(ada.page, 'lobby-delete-unreadable');
  expect([...(await misfits(ada.page)), ...(await violations(ada.page))]).toEqual([]);
  await ada.page.getByRole('button', { name: 'Delete for good' }).click();
  await ada.page.getByText('None yet').waitFor();
});

test('whoever goes elsewhere while a table is being opened is not called away', async () => {
  const house = await openHouse();
  const { page } = await person({ language: 'en' });
  await page.goto(house.url);
  await choose(page, 'boss-monster');
  await page.getByRole('button', { name: 'A friend by link' }).click();
  let answer = (): void => {};
  const held = new Promise<void>(resolve => {
    answer = resolve;
  });
  let answered = (): void => {};
  const done = new Promise<void>(resolve => {
    answered = resolve;
  });
  await page.route(/\/api\/tables$/, async route => {
    if (route.request().method() !== 'POST') return route.continue();
    await held;
    await route.fulfill({ response: await route.fetch() });
    answered();
  });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.evaluate(() => {
    location.hash = '#/rules/boss-monster';
  });
  await page.getByRole('heading', { name: 'The rules of Boss Monster' }).waitFor();
  answer();
  await done;
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(new URL(page.url()).hash).toBe('#/rules/boss-monster');
});

/** Texts of the page that nobody should have to read, and how large they are. */
const tiny = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { textContent: text, parentElement: holder } = walker.currentNode;
      if (!text?.trim() || !holder?.checkVisibility()) continue;
      const size = Number.parseFloat(getComputedStyle(holder).fontSize);
      if (size < 12) found.push(`${text.trim()}: ${size}`);
    }
    return found;
  });

test('nothing in the lobby is written smaller than 12 pixels', async () => {
  const { url } = await openHouse();
  for (const who of [PHONE, { language: 'en' } as const]) {
    const { page } = await person(who);
    await page.goto(url);
    await page.locator('.door').first().waitFor();
    expect(await tiny(page)).toEqual([]);
    await choose(page);
    await page.getByRole('button', { name: 'Invite a friend' }).click();
    await page.locator('form.new-table summary').click();
    await page.locator('form.new-table details label').first().waitFor();
    expect(await tiny(page)).toEqual([]);
  }
});

test('whoever is invited sees how it is played and whether it has begun, before and after sitting down', async () => {
  const house = await openHouse();
  const [ada, bruno, carla] = [await person(), await person(PHONE), await person({ language: 'en' })];
  await ada.page.goto(house.url);
  await choose(ada.page);
  await ada.page.getByRole('button', { name: 'Invita un amico' }).click();
  await ada.page.getByRole('button', { name: 'Un amico col link' }).click();
  await ada.page.getByText('Dal vivo').click();
  await ada.page.locator('form.new-table summary').click();
  await ada.page.getByLabel('Difficile').check();
  await ada.page.locator(OPEN).click();
  const invite = ada.page.locator('.invite input');
  const first = await invite.inputValue();
  await bruno.page.goto(first);
  const areTerms = async (page: Page, ...words: readonly string[]) => {
    for (const each of words) await page.locator('.terms').getByText(each).waitFor();
    expect([...(await misfits(page)), ...(await violations(page))]).toEqual([]);
  };
  await areTerms(bruno.page, 'Live, 10 minutes each', 'The weakest heroes stay at home.');
  expect(await bruno.page.getByText('The match has begun').count()).toBe(0);
  await join(bruno.page, first, 'Bruno');
  await areTerms(bruno.page, 'Live, 10 minutes each', 'The weakest heroes stay at home.');
  await areTerms(ada.page, 'Dal vivo, 10 minuti a testa', 'Difficile');
  await ada.page.waitForFunction(
    known => document.querySelector<HTMLInputElement>('.invite input')?.value !== known,
    first,
  );
  const second = await invite.inputValue();
  await ada.page.getByRole('button', { name: 'Metti un bot' }).click();
  await deal(ada.page);
  await carla.page.goto(second);
  await carla.page.getByText('The match has begun').waitFor();
});

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person } from '../kit/browser.ts';
import { menuOf, openLocal } from '../kit/doors.ts';
import { openHouse } from '../kit/house.ts';
import { misfits, violations } from '../kit/look.ts';
import { openMatch } from '../kit/match.ts';
import { answer, nextTurn, playByKeys, playTogether } from '../kit/play.ts';
import { letPlay } from '../kit/robot.ts';
import { shot } from '../kit/shots.ts';

const LONG = 300_000;

test(
  'a whole match with the keyboard only, then again from its start, and on from its middle',
  async () => {
    const house = await openHouse();
    const { page } = await person();
    await page.goto(house.url);
    await page.getByRole('button', { name: 'Apri il tavolo' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.tv-table').waitFor();
    expect(await playByKeys(page)).toBeGreaterThan(5);

    await page.getByRole('link', { name: 'Rivedi' }).focus();
    await page.keyboard.press('Enter');
    const moment = page.getByRole('slider', { name: 'Momento della partita' });
    await moment.waitFor();
    const last = Number(await moment.getAttribute('max'));
    expect(last).toBeGreaterThan(10);
    // A bot is told from a person here too.
    expect(await page.locator('.tv-seats .seat:has(.antenna)').allTextContents()).toEqual([
      expect.stringContaining('Brace'),
    ]);
    await page.getByRole('button', { name: 'Passo avanti' }).click();
    await moment.focus();
    await page.keyboard.press('End');
    await page.locator('.tv[data-over]').waitFor();
    await page.getByRole('button', { name: 'Controlla i mescolamenti' }).click();
    await page.getByText('Tutto torna').waitFor();
    await shot(page, 'replay');

    await moment.fill(String(Math.floor(last / 2)));
    await page.getByLabel('Tutto scoperto').uncheck();
    const eyes = page.getByLabel('Con gli occhi di');
    await eyes.selectOption('onlooker');
    const players = await eyes.textContent();
    expect(players).toContain('Brace');
    await page.locator('.tv:not([data-over])').waitFor();
    await page.getByRole('button', { name: 'Menu del tavolo' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Salva la partita' }).click(),
    ]);
    const saved = await file.path();
    expect(JSON.parse(readFileSync(saved, 'utf8'))).toMatchObject({ format: 'tavolata-match' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Continua da qui' }).click();
    await page.waitForURL(/#\/local\//);
    expect(await nextTurn(page)).not.toBe('over');
    expect(await letPlay(page, { most: 2 })).toBe(2);

    await page.goto(house.url);
    await page.locator('.open-file input').setInputFiles(saved);
    await moment.waitFor();
    expect(Number(await moment.getAttribute('max'))).toBe(last);
    expect(await eyes.textContent()).toBe(players);
  },
  LONG,
);

test(
  'of two tabs of one match each follows what the other plays, and no move is lost',
  async () => {
    const house = await openHouse();
    const { page, context } = await person();
    await openLocal(page, house);
    const other = await context.newPage();
    await other.goto(page.url());
    const tabs = [page, other];
    const questionOf = (tab: Page) => tab.locator('.tv').getAttribute('data-question');
    for (let n = 0; n < 12; n++) {
      const [here, there] = n % 2 === 0 ? [page, other] : [other, page];
      await Promise.all(tabs.map(tab => tab.locator('.tv[data-question]:not([data-sent])').waitFor()));
      await there.waitForFunction(
        known => document.querySelector('.tv')?.getAttribute('data-question') === known,
        await questionOf(here),
      );
      const before = await questionOf(here);
      await answer(here);
      const next = await nextTurn(there, before ?? undefined);
      if (next === 'over') break;
    }
    await shot(other, 'second-tab');
    const log = (tab: Page) => tab.locator('.log p').allTextContents();
    expect(await log(other)).toEqual(await log(page));
    // What both answer at once happens once, and whoever was too late hears it.
    const [mine, theirs] = await Promise.all(tabs.map(questionOf));
    expect(theirs).toBe(mine);
    await Promise.all([letPlay(page, { most: 1, seed: 3 }), letPlay(other, { most: 1, seed: 4 })]);
    const now = await Promise.all(tabs.map(tab => nextTurn(tab, mine ?? undefined)));
    expect(now[0]).toEqual(now[1]);
  },
  LONG,
);

const BOTH = [
  ['it', 1440],
  ['en', 390],
] as const;

for (const [language, width] of BOTH)
  test(`before the first answer nothing is offered to be taken back (${language}, ${width})`, async () => {
    const house = await openHouse();
    const { page } = await person({ language, width, height: 844 });
    await openLocal(page, house);
    await page.locator('.tv[data-question]').waitFor();
    const undo = page.getByRole('button', { name: /^(Torna indietro|Take back)( Z)?$/ });
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    // Nor by the lines of the deal.
    expect(await page.locator('.log p').first().locator('.undo-here').count()).toBe(0);
    await undo.click({ force: true });
    const why = /^(Non c’è niente da annullare|There is nothing to take back)\.$/;
    await page.locator('.tv-edge').getByText(why).waitFor();
    await shot(page, `nothing-to-undo-${width}`);
    expect([await misfits(page), await violations(page)]).toEqual([[], []]);
    await letPlay(page, { most: 1 });
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('false');
  });

for (const [language, width] of BOTH)
  test(`the lobby says in which turn and phase a table was left (${language}, ${width})`, async () => {
    const house = await openHouse();
    const { page } = await person({ language, width, height: 844 });
    await openLocal(page, house);
    await letPlay(page, { most: 5 });
    // Nothing happens by itself any more.
    await page.locator('.tv[data-question]:not([data-sent])').waitFor();
    const moment = ((await page.locator('.tv-title span').textContent()) ?? '').trim();
    expect(moment).toMatch(/^Turno? \d+, \S/);
    await page.getByRole('button', { name: /^(Torna alla lobby|Back to the lobby)$/ }).click();
    const left = page.locator('.my-table span').first();
    await left.waitFor();
    await shot(page, `left-in-phase-${width}`);
    expect(await left.textContent()).toContain(`${moment} · `);
    // On phones a line is worth more.
    expect(await left.locator('em').isVisible()).toBe(width > 720);
    expect(await misfits(page)).toEqual([]);
  });

for (const [language, width] of BOTH)
  test(`from a replay one comes back to its table or to the lobby (${language}, ${width})`, async () => {
    const house = await openHouse();
    const { page } = await person({ language, width, height: 844 });
    await openLocal(page, house);
    await letPlay(page, { most: 3 });
    const table = page.url();
    await menuOf(page).click();
    await page.getByRole('button', { name: /^(Abbandona la partita|Concede the match)$/ }).click();
    await page.getByRole('button', { name: /^(Abbandona davvero|Concede for good)$/ }).click();
    const review = page.getByRole('link', { name: /^(Rivedi|Watch again)$/ });
    await review.click();
    const back = page.getByRole('button', { name: /^(Torna al tavolo|Back to the table)$/ });
    await back.waitFor();
    await shot(page, `replay-from-table-${width}`);
    await back.click();
    await page.waitForURL(table);
    await review.click();
    await back.waitFor();
    await menuOf(page).click();
    const lobby = page.getByRole('link', { name: /^(Torna alla lobby|Back to the lobby)$/ });
    await lobby.scrollIntoViewIfNeeded();
    await shot(page, `replay-menu-${width}`);
    await lobby.click();
    await page.locator('.doors').waitFor();
  });

test(
  'once loaded, a match goes on without any network, and is there after a reload',
  async () => {
    const house = await openHouse();
    const { page } = await person({ offline: true });
    await page.goto(house.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // Nobody is there any more, whatever a browser thinks of being offline.
    await house.stop();
    await page.reload();
    await page.getByRole('button', { name: 'Apri il tavolo' }).click();
    await page.locator('.tv-table').waitFor();
    await playTogether([{ page }], 4);
    await page.locator('.tv[data-question]').waitFor();
    const question = await page.locator('.tv').getAttribute('data-question');
    await page.reload();
    await page.locator('.tv-table').waitFor();
    await page.waitForFunction(
      known => document.querySelector('.tv')?.getAttribute('data-question') === known,
      question,
    );
    await page.getByRole('button', { name: 'Torna alla lobby' }).click();
    await page.getByRole('link', { name: 'Riprendi' }).click();
    expect(await letPlay(page, { most: 1 })).toBe(1);
  },
  LONG,
);

/** Cards anywhere on the page, or in the hand alone. */
const cardsOn = (page: Page, where = ''): Promise<string[]> =>
  page
    .locator(`${where} [data-card]`)
    .evaluateAll(all => all.map(one => (one as HTMLElement).dataset.card ?? ''));

test('two at one screen hand it over, and neither sees the other’s hand', async () => {
  const { page } = await openMatch({ game: 'boss-monster', here: 1 });
  const curtain = page.getByRole('alertdialog');
  const take = curtain.getByRole('button');
  /** By name: what each has held, and all that was on the page while the other had it. */
  const last = new Map<string, { hand: readonly string[]; seen: Set<string> }>();
  let hidden = 0;
  for (let turns = 0; turns < 6; turns++) {
    await take.waitFor();
    await shot(page, 'hand-over');
    expect(await cardsOn(page)).toEqual([]);
    expect(await take.evaluate(button => button === document.activeElement)).toBe(true);
    // It is no sheet that can be put away.
    await page.keyboard.press('Escape');
    await page.keyboard.press('i');
    const name = (await take.textContent()) ?? '';
    await take.click();
    await nextTurn(page);
    const hand = await cardsOn(page, '.tv-dock');
    expect(hand.length).toBeGreaterThan(0);
    const kept = (last.get(name)?.hand ?? []).filter(card => hand.includes(card));
    hidden += kept.length;
    expect(kept.filter(card => last.get(name)?.seen.has(card))).toEqual([]);
    last.set(name, { hand, seen: new Set() });
    while ((await take.count()) === 0) {
      const all = await cardsOn(page);
      for (const [who, { seen }] of last) if (who !== name) for (const card of all) seen.add(card);
      const answered = await page.locator('.tv').getAttribute('data-question');
      await letPlay(page, { most: 1, seed: turns });
      // Until another question: an answer that others still wait for leaves its own standing, and a robot takes screens.
      const other = page.locator(`.tv[data-question]:not([data-question="${answered}"]), .hand-over`);
      await other.waitFor();
    }
  }
  expect(last.size).toBe(2);
  expect(hidden).toBeGreaterThan(0);
});

test('a table that two share opens behind the curtain, whoever is asked', async () => {
  const { page } = await openMatch({ game: 'boss-monster', here: 1 });
  const take = page.locator('.hand-over button');
  await page.addInitScript(() => {
    const state = window as unknown as { shown: number };
    state.shown = 0;
    new MutationObserver(() => {
      state.shown += document.querySelectorAll('.tv [data-card]').length;
    }).observe(document, { subtree: true, childList: true });
  });
  const asked = new Set<string>();
  for (let turns = 0; turns < 4; turns++) {
    await page.reload();
    await take.waitFor();
    expect(await page.evaluate(() => (window as unknown as { shown: number }).shown)).toBe(0);
    asked.add((await take.textContent()) ?? '');
    // The robot takes the screen, answers, and hands it over again.
    await letPlay(page, { most: 1 });
    await page.locator('.tv[data-question]:not([data-sent]), .hand-over').waitFor();
  }
  expect(asked.size).toBe(2);
});

test('when to be asked is set by one key each, and one key goes back to the usual', async () => {
  const house = await openHouse();
  const { page } = await person();
  await openLocal(page, house);
  const stops = page.locator('.tv-dock .stops select');
  for (const [key, mode] of [
    ['2', 'everything'],
    ['3', 'my-turn'],
    ['4', 'touched'],
    ['1', 'smart'],
    ['2', 'everything'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => stops.inputValue()).toBe(mode);
  }
  const hold = page.getByRole('button', { name: 'Fermo' });
  await page.keyboard.press('h');
  await expect.poll(() => hold.getAttribute('aria-pressed')).toBe('true');
  const isWindow = page.locator('.yields');
  let before: string | undefined;
  for (let i = 0; i < 20 && (await isWindow.count()) === 0; i++) {
    const turn = await nextTurn(page, before);
    if (turn === 'over') break;
    before = turn.question;
    if ((await isWindow.count()) === 0) await answer(page);
  }
  await isWindow.waitFor();
  await page.keyboard.press('y');
  const usual = page.getByRole('button', { name: /^Normale \(1/ });
  await usual.waitFor();
  await page.keyboard.press('x');
  await expect.poll(() => stops.inputValue()).toBe('smart');
  await usual.waitFor({ state: 'detached' });
});

test('what is not asked again is said, and taken back where it was said', async () => {
  const { page, play } = await openMatch({ game: 'boss-monster', bots: 1 });
  const pill = page.locator('.yields').getByRole('button', { name: /^(mai|sempre no)/ });
  for (let answers = 0; answers < 20 && (await pill.count()) === 0; answers++) {
    await play(1);
    await page.locator('.tv[data-question]:not([data-sent])').waitFor();
  }
  await pill.click();
  const said = page.locator('.tv-edge .beside');
  await said.getByText('Non ti si chiede più: «', { exact: false }).waitFor();
  await shot(page, 'yielded');
  await page.keyboard.press('m');
  const listed = page.locator('.menu').getByRole('button', { name: 'Chiedimelo di nuovo' });
  await listed.waitFor();
  await shot(page, 'yielded-menu');
  await page.keyboard.press('Escape');
  await said.getByRole('button', { name: 'Chiedimelo di nuovo' }).click();
  await said.waitFor({ state: 'detached' });
  expect(await listed.count()).toBe(0);
});

test('in Mourners Call nobody gives up all actions by one tap', async () => {
  const { page } = await openMatch({ game: 'mourners-call', bots: 1 });
  for (let answers = 0; answers < 30; answers++) {
    await page.locator('.tv[data-question]:not([data-sent])').waitFor();
    if ((await page.getByText('Compi un’azione o passa.').count()) > 0) break;
    await letPlay(page, { most: 1 });
  }
  await page.getByText('Compi un’azione o passa.').first().waitFor();
  expect(await page.locator('.yields').count()).toBe(0);
});

test('the table in words says what is on it, and can be played', async () => {
  const house = await openHouse();
  const { page } = await person({ language: 'en' });
  await openLocal(page, house);
  await page.locator('.tv[data-question]').waitFor();
  await page.keyboard.press('t');
  const words = page.getByRole('region', { name: 'Table in words' });
  await words.getByText('hidden cards').first().waitFor();
  const spoken = words.getByRole('log');
  // What happens is told by the page's one voice, not twice.
  expect(await spoken.getAttribute('aria-live')).toBe('off');
  expect(await page.locator('.tv [aria-live="polite"][role="log"]').count()).toBe(1);
  const before = await spoken.textContent();
  // Spaces of a dungeon are no cards: they are offered on the edge, since nothing else draws them here.
  expect(await letPlay(page, { most: 5 })).toBe(5);
  expect(await spoken.textContent()).not.toBe(before);
});

test('a table that cannot be drawn says so, gives a report, and leads out', async () => {
  const house = await openHouse();
  const { page, complaints, forgiven } = await person({ language: 'en' });
  await openLocal(page, house);
  await page.locator('.tv[data-question]').waitFor();
  // Nothing on the table is known to break it: the lists of the table in words are made to.
  await page.evaluate(() => {
    const make = document.createElementNS.bind(document) as (space: string, name: string) => Element;
    document.createElementNS = ((space: string, name: string) => {
      if (name === 'dl') throw new Error('the ink has run out');
      return make(space, name);
    }) as typeof document.createElementNS;
  });
  await page.keyboard.press('t');
  await page.getByText('Nothing is lost').waitFor();
  // Caught, but not hushed up: once for each list.
  await expect.poll(() => complaints).toContain('the ink has run out');
  forgiven.push(/the ink has run out/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Report a problem' }).click(),
  ]);
  const report: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(report).toMatchObject({ format: 'tavolata-report', error: expect.stringContaining('the ink') });
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.locator('.tv[data-question]').waitFor();
});

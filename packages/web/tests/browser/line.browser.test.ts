import { expect, test } from 'vitest';
import { type Person, person } from './kit/browser.ts';
import { openDoomedHouse } from './kit/doomed.ts';
import { deal, join, openLocal, openOnline } from './kit/doors.ts';
import { type House, openHouse } from './kit/house.ts';
import { misfits } from './kit/look.ts';
import { answer, asked, nextTurn, playTogether, playUntilAnswerOf, playUntilAsked } from './kit/play.ts';
import { letPlay } from './kit/robot.ts';
import { shot } from './kit/shots.ts';

const LONG = 300_000;

/** Ada and Bruno at a table, the cards dealt. */
async function table(house: House): Promise<readonly [Person, Person]> {
  const [ada, bruno] = [await person(), await person({ language: 'en' })];
  const link = await openOnline(ada.page, house, 'Ada');
  await join(bruno.page, link, 'Bruno');
  await deal(ada.page);
  await bruno.page.locator('.tv-table').waitFor();
  return [ada, bruno];
}

const menu = (page: Person['page']) => page.getByRole('button', { name: /^(Menu del tavolo|Table menu)$/ });
const handOf = (page: Person['page']) =>
  page
    .locator('.tv-dock [data-card]')
    .evaluateAll(cards => cards.map(card => card.getAttribute('data-card')));

test(
  'a reload, a broken line and a second device in mid-match lose nothing',
  async () => {
    const house = await openHouse();
    const [ada, bruno] = await table(house);
    await playTogether([ada, bruno], 4);
    await playUntilAsked([ada, bruno], ada);
    const hand = await handOf(ada.page);
    expect(hand.length).toBeGreaterThan(0);
    await ada.page.reload();
    await ada.page.locator('.tv-table').waitFor();
    expect(await handOf(ada.page)).toEqual(hand);

    await menu(ada.page).click();
    await ada.page.getByRole('button', { name: 'Mostra il link del posto' }).click();
    const seatLink = await ada.page.locator('.menu .copy-link input').inputValue();
    await ada.page.keyboard.press('Escape');
    const phone = await person({ width: 390, height: 844 });
    await phone.page.goto(seatLink);
    await phone.page.locator('.tv-table').waitFor();
    await shot(phone.page, 'second-device');

    await ada.context.setOffline(true);
    await ada.page.locator('.connection[data-is=lost]').waitFor();
    const who = await asked([phone, bruno]);
    await answer(who.page);
    // Said for a moment only: whoever wants to see it looks before it comes.
    const back = ada.page.locator('.connection[data-is=back]').waitFor();
    await Promise.all([back, ada.context.setOffline(false)]);
    await playTogether([phone, bruno], 2);
    await phone.page.waitForFunction(
      lines => document.querySelectorAll('.log p').length >= lines,
      await ada.page.locator('.log p').count(),
    );

    await menu(ada.page).click();
    await ada.page.getByRole('button', { name: 'Revoca i link del posto' }).click();
    await phone.page.getByText('Questo posto non è più tuo.').waitFor();
  },
  LONG,
);

test(
  'the server is killed and started again under an open page',
  async () => {
    const house = await openDoomedHouse();
    const people = await table(house);
    await playTogether(people, 2);
    const who = await asked(people);
    await house.stop();
    await who.page.locator('.connection[data-is=lost]').waitFor();
    await shot(who.page, 'line-lost');
    const before = await who.page.locator('.tv').getAttribute('data-question');
    // Answered while nobody hears it: it is kept, and given when the server is back.
    await answer(who.page);
    await who.page.getByText(/^(Risposta presa|Your answer is kept)/).waitFor();
    expect(await who.page.locator('.tv-edge .answers').count()).toBe(0);
    await shot(who.page, 'answer-kept');
    await house.start();
    await who.page.waitForFunction(
      known => document.querySelector<HTMLElement>('.tv')?.dataset.question !== known,
      before,
      { timeout: 30_000 },
    );
    await playTogether(people, 2);
  },
  LONG,
);

test(
  'a page opened anew while the server is away says so, goes on by itself, and still gives what was answered',
  async () => {
    const house = await openDoomedHouse();
    const people = await table(house);
    const who = await asked(people);
    const before = await who.page.locator('.tv').getAttribute('data-question');
    await who.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await house.stop();
    await who.page.locator('.connection[data-is=lost]').waitFor();
    await answer(who.page);
    await who.page.getByText(/^(Risposta presa|Your answer is kept)/).waitFor();
    await who.page.reload();
    const away = who.page.getByText(/^(Il server non risponde|The server does not answer)/);
    await away.waitFor();
    await who.page.getByText(/^(Risposta presa|Your answer is kept)/).waitFor();
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await who.page.setViewportSize({ width, height });
      await shot(who.page, `server-away-${width}`);
      expect(await misfits(who.page)).toEqual([]);
      const back = who.page.getByRole('link', { name: /^(Torna alla lobby|Back to the lobby)$/ });
      expect((await back.boundingBox())?.height).toBeLessThan(60);
    }
    await house.start();
    await who.page.locator('.tv-table').waitFor({ timeout: 30_000 });
    await who.page.waitForFunction(
      known =>
        document.querySelector<HTMLElement>('.tv')?.dataset.question !== known && sessionStorage.length === 0,
      before,
    );
    await playTogether(people, 2);
  },
  LONG,
);

test(
  'past what others have seen a move is taken back only if they agree; the chat is apart from the log',
  async () => {
    const house = await openHouse();
    const people = await table(house);
    const [ada, bruno] = people;
    await playTogether(people, 4);
    await playUntilAnswerOf(people, bruno);
    await ada.page.keyboard.press('z');
    const agree = bruno.page.getByRole('button', { name: 'Agree' });
    await agree.waitFor();
    expect(await bruno.page.title()).toBe('● May a move be taken back? – Boss Monster – Tavolata');
    // Nothing to pick lies in the rail.
    const [box, rail] = [bruno.page.locator('.undo-request'), bruno.page.locator('.tv-rail')];
    expect((await box.boundingBox())?.x).toBeGreaterThanOrEqual((await rail.boundingBox())?.x ?? 0);
    await shot(bruno.page, 'undo-asked');
    await ada.page.locator('.tv-edge').getByText('Si aspetta il consenso di Bruno.').waitFor();
    await shot(ada.page, 'undo-awaited');
    await bruno.page.getByRole('button', { name: 'Play on' }).click();
    await ada.page.locator('.log').getByText('preferisce', { exact: false }).waitFor();
    await ada.page.locator('.tv-edge').getByText('Bruno preferisce andare avanti.').waitFor();
    await shot(ada.page, 'undo-refused');
    await playUntilAnswerOf(people, bruno);
    await ada.page.keyboard.press('z');
    await agree.click();
    await ada.page.locator('.log').getByText('Ada', { exact: false }).last().waitFor();
    await ada.page.locator('.undo-request').waitFor({ state: 'detached' });
    expect(await nextTurn(ada.page)).not.toBe('over');

    await bruno.page.getByRole('tab', { name: 'Chat' }).click();
    await bruno.page.getByLabel('Write to the others').fill('<b>Ciao</b> Ada');
    await bruno.page.keyboard.press('Enter');
    await ada.page.getByRole('tab', { name: 'Chat' }).click();
    await ada.page.locator('.chat').getByText('<b>Ciao</b> Ada').waitFor();
    await shot(ada.page, 'chat');
  },
  LONG,
);

test(
  'an onlooker sees the table and nobody’s hand, as long as the owner allows it',
  async () => {
    const house = await openHouse();
    const [ada, bruno] = await table(house);
    const cleo = await person();
    await cleo.page.goto(ada.page.url());
    await cleo.page.getByText('Questo tavolo non si può guardare.').waitFor();
    await menu(ada.page).click();
    const mayWatch = ada.page.getByLabel('Chi ha il link può guardare');
    // It shows what the server has agreed to, and that may take a moment.
    await mayWatch.click();
    await mayWatch.and(ada.page.locator(':checked')).waitFor();
    await cleo.page.reload();
    await cleo.page.locator('.tv-table').waitFor();
    await ada.page.getByText('Una persona sta guardando.').waitFor();
    await ada.page.keyboard.press('Escape');
    await playTogether([ada, bruno], 4);
    // What one page has heard of already, another may not: a card just played is in a hand and on the table.
    await expect
      .poll(async () => {
        const hands = [...(await handOf(ada.page)), ...(await handOf(bruno.page))];
        const seen = await cleo.page
          .locator('[data-card]')
          .evaluateAll(all => all.map(one => one.getAttribute('data-card')));
        return { hasHands: hands.length > 0, seen: seen.filter(card => hands.includes(card)) };
      })
      .toEqual({ hasHands: true, seen: [] });
    await shot(cleo.page, 'onlooker');
    await menu(ada.page).click();
    await mayWatch.click();
    await cleo.page.getByText('Questo tavolo non si può guardare.').waitFor();
  },
  LONG,
);

test(
  'a seat is left to a bot, and the match goes on',
  async () => {
    const house = await openHouse();
    const [ada, bruno] = await table(house);
    await playTogether([ada, bruno], 2);
    await menu(bruno.page).click();
    await bruno.page.getByRole('button', { name: 'Leave my seat to a bot' }).click();
    await bruno.page.getByRole('button', { name: 'Really leave' }).click();
    await bruno.page.getByRole('heading', { name: 'You have left your seat' }).waitFor();
    expect(await bruno.page.getByRole('button', { name: 'Watch the match' }).count()).toBe(0);
    await ada.page.locator('.log').getByText('Un bot', { exact: false }).waitFor();
    expect(await letPlay(ada.page, { most: 2 })).toBe(2);
  },
  LONG,
);

test(
  'whoever leaves their seat may watch, where that is allowed',
  async () => {
    const house = await openHouse();
    const [ada, bruno] = await table(house);
    await menu(ada.page).click();
    await ada.page.getByLabel('Chi ha il link può guardare').check();
    await menu(bruno.page).click();
    await bruno.page.getByText('Nobody is watching.').waitFor();
    await bruno.page.getByRole('button', { name: 'Leave my seat to a bot' }).click();
    await bruno.page.getByRole('button', { name: 'Really leave' }).click();
    await bruno.page.getByRole('button', { name: 'Watch the match' }).click();
    await bruno.page.getByText('You are watching.').first().waitFor();
  },
  LONG,
);

test(
  'a match that is over is seen again from the lobby at once, and from there one comes back',
  async () => {
    const house = await openHouse();
    const [ada, bruno] = await table(house);
    const id = ada.page.url().split('/').at(-1);
    await menu(bruno.page).click();
    await bruno.page.getByRole('button', { name: 'Concede the match' }).click();
    await bruno.page.getByRole('button', { name: 'Concede for good' }).click();
    await letPlay(ada.page);
    await ada.page.goto(house.url);
    await ada.page.getByRole('link', { name: 'Rivedi' }).click();
    await ada.page.locator('.scrubber').waitFor();
    expect(new URL(ada.page.url()).hash).toBe(`#/replay/table/${id}`);
    await ada.page.getByRole('button', { name: 'Torna alla lobby' }).click();
    await ada.page.locator('.my-table.over').waitFor();
  },
  LONG,
);

test(
  'where nobody sits nobody thinks, and whoever may fills the seat from the edge',
  async () => {
    const house = await openHouse();
    const [ada, bruno] = await table(house);
    await playUntilAsked([ada, bruno], bruno);
    await menu(bruno.page).click();
    await bruno.page.getByRole('button', { name: 'Leave my seat to a friend' }).click();
    await bruno.page.getByRole('button', { name: 'Really leave' }).click();
    const edge = ada.page.locator('.tv-edge');
    await edge.getByText('Il posto di Bruno è libero', { exact: false }).waitFor();
    expect(await ada.page.locator('.tv-seats').getByText('pensa').count()).toBe(0);
    await shot(ada.page, 'seat-free');
    await edge.getByRole('button', { name: 'Invita un amico' }).click();
    const link = edge.locator('.invite input');
    await link.waitFor();
    expect(await link.inputValue()).toContain('#/join/');
    await shot(ada.page, 'seat-invite');
    await ada.page.keyboard.press('Escape');
    await link.waitFor({ state: 'detached' });
    await edge.getByRole('button', { name: 'Un bot per Bruno' }).click();
    expect(await letPlay(ada.page, { most: 2 })).toBe(2);
  },
  LONG,
);

test(
  'a bot’s seat is freed for a friend: the log keeps its name, and Escape still closes the menu',
  async () => {
    const house = await openHouse();
    const [ada, bruno] = [await person(), await person({ language: 'en' })];
    await join(bruno.page, await openOnline(ada.page, house, 'Ada', 1), 'Bruno');
    await deal(ada.page);
    await menu(ada.page).click();
    // The button goes away with what it did, and the focus with it.
    await ada.page.getByRole('button', { name: 'Libera per un amico' }).click();
    await ada.page.locator('.menu .invite').waitFor();
    await ada.page.keyboard.press('Escape');
    await ada.page.locator('.menu-dialog[open]').waitFor({ state: 'detached' });
    await ada.page.locator('.log').getByText('Il posto di Ombra è libero.').waitFor();
    expect(await ada.page.locator('.log').getByText('?', { exact: false }).count()).toBe(0);
  },
  LONG,
);

test(
  'a match against a bot moves online, and a friend takes the bot’s seat',
  async () => {
    const house = await openHouse();
    const [ada, bruno] = [await person(), await person({ language: 'en' })];
    await openLocal(ada.page, house);
    await letPlay(ada.page, { most: 3 });
    await ada.page.locator('.tv[data-question]').waitFor();
    await menu(ada.page).click();
    await ada.page.locator('.menu').getByLabel('Ombra').check();
    await ada.page.getByRole('button', { name: 'Porta il tavolo in rete' }).click();
    const link = await ada.page.locator('.invite input').inputValue();
    await join(bruno.page, link, 'Bruno');
    await ada.page.getByRole('button', { name: 'Riprendete la partita' }).click();
    await bruno.page.locator('.tv-table').waitFor();
    await ada.page.locator('.log .table-says').first().waitFor();
    await playTogether([ada, bruno], 2);
    // What stayed behind leads to where the match goes on.
    const at = new URL(ada.page.url()).hash;
    await ada.page.goto(house.url);
    const left = ada.page.locator('.my-table.moved');
    expect(await left.getByRole('link').getAttribute('href')).toBe(at);
    await left.getByText('Portata in rete').waitFor();
  },
  LONG,
);

test(
  'a match that was moved online is not played on here as well, unless the server is out of reach',
  async () => {
    const house = await openHouse();
    const { page } = await person({ offline: false });
    await openLocal(page, house);
    const local = page.url();
    await page.locator('.tv[data-question]').waitFor();
    await menu(page).click();
    await page.locator('.menu').getByLabel('Ombra').check();
    await page.getByRole('button', { name: 'Porta il tavolo in rete' }).click();
    await page.locator('.gathering').waitFor();
    const online = page.url();
    await page.goto(local);
    await page.locator('.gathering').waitFor();
    expect(page.url()).toBe(online);
    await page.goBack();
    await page.locator('.gathering').waitFor();
    await page.goBack();
    await page.locator('.doors').waitFor();
    await page.route(/\/api\/tables$/, route => route.abort());
    await page.goto(local);
    await page.locator('.tv[data-question]').waitFor();
    expect(page.url()).toBe(local);
  },
  LONG,
);

test('whoever has sat down may leave again before the cards are dealt, and the seat waits for another', async () => {
  const house = await openHouse();
  const [ada, bruno] = [await person(), await person({ language: 'en' })];
  const first = await openOnline(ada.page, house, 'Ada');
  await join(bruno.page, first, 'Bruno');
  await ada.page.getByRole('heading', { name: 'Ci siete tutti' }).waitFor();
  await bruno.page.getByRole('button', { name: 'Leave the seat' }).click();
  await ada.page.getByRole('heading', { name: 'Manca un giocatore' }).waitFor();
  const second = await ada.page.locator('.invite input').inputValue();
  expect(second).not.toBe(first);
  await join(bruno.page, second, 'Bruno');
  await ada.page.getByRole('button', { name: 'Elimina il tavolo' }).click();
  await ada.page.getByRole('button', { name: 'Elimina davvero' }).click();
  await bruno.page.getByText('The table was deleted.').waitFor();
});

test('while a match runs, the address to see it again leads to its table', async () => {
  const house = await openHouse();
  const [ada] = await table(house);
  const at = ada.page.url();
  await ada.page.goto(at.replace('#/table/', '#/replay/table/'));
  await ada.page.getByRole('link', { name: 'Vai al tavolo' }).click();
  await ada.page.locator('.tv-table').waitFor();
  expect(ada.page.url()).toBe(at);
});

test(
  'at one table it is seen that another waits',
  async () => {
    const house = await openHouse();
    const { page } = await asked(await table(house));
    const here = new URL(page.url()).hash;
    expect(await page.locator('.tv-top [data-count]').count()).toBe(0);
    await openLocal(page, house);
    await page.locator('.tv-top .tv-icon[data-count="1"]').click();
    await page.locator('.my-table.your-turn').getByRole('link').click();
    await page.locator('.tv[data-question]').waitFor();
    expect(page.url()).toContain(here);
  },
  LONG,
);

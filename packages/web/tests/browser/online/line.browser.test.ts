import { expect, test } from 'vitest';
import { type Person, person } from '../kit/browser.ts';
import { openDoomedHouse } from '../kit/doomed.ts';
import { menuOf, openLocal, tableOfTwo } from '../kit/doors.ts';
import { openHouse } from '../kit/house.ts';
import { misfits } from '../kit/look.ts';
import { answer, asked, nextTurn, playTogether, playUntilAnswerOf, playUntilAsked } from '../kit/play.ts';
import { letPlay } from '../kit/robot.ts';
import { shot } from '../kit/shots.ts';

const LONG = 300_000;

const handOf = (page: Person['page']) =>
  page
    .locator('.tv-dock [data-card]')
    .evaluateAll(cards => cards.map(card => card.getAttribute('data-card')));

test(
  'a reload, a broken line and a second device in mid-match lose nothing',
  async () => {
    const house = await openHouse();
    const [ada, bruno] = await tableOfTwo(house);
    await playTogether([ada, bruno], 4);
    await playUntilAsked([ada, bruno], ada);
    const hand = await handOf(ada.page);
    expect(hand.length).toBeGreaterThan(0);
    await ada.page.reload();
    await ada.page.locator('.tv-table').waitFor();
    expect(await handOf(ada.page)).toEqual(hand);

    await menuOf(ada.page).click();
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

    await menuOf(ada.page).click();
    await ada.page.getByRole('button', { name: 'Revoca i link del posto' }).click();
    await phone.page.getByText('Questo posto non è più tuo.').waitFor();
  },
  LONG,
);

test(
  'the server is killed and started again under an open page',
  async () => {
    const house = await openDoomedHouse();
    const people = await tableOfTwo(house);
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
    );
    await playTogether(people, 2);
  },
  LONG,
);

test(
  'a page opened anew while the server is away says so, goes on by itself, and still gives what was answered',
  async () => {
    const house = await openDoomedHouse();
    const people = await tableOfTwo(house, { offline: true });
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
    await who.page.locator('.tv-table').waitFor();
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
  'what was answered for somebody meanwhile, on another device, is said where they are asked',
  async () => {
    const house = await openHouse();
    const people = await tableOfTwo(house, { offline: true });
    const who = await asked(people);
    const { page, context } = who;
    const phone = await person({ width: 390, height: 844, language: who === people[0] ? 'it' : 'en' });
    await phone.context.addCookies(await context.cookies());
    await phone.page.goto(page.url());
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.locator('.connection[data-is=lost]').waitFor();
    await answer(page);
    await page.getByText(/^(Risposta presa|Your answer is kept)/).waitFor();
    await page.reload();
    await page.getByText(/^(Il server non risponde|The server does not answer)/).waitFor();
    // Another number first: the same answer under the same number would be the same.
    await phone.page.keyboard.press('h');
    await phone.page.locator('.tools [aria-pressed=true], .stopping[data-set]').first().waitFor();
    await playTogether([phone], 1);
    await context.setOffline(false);
    const refused = page.locator('.tv-edge .prompt', {
      hasText: /(risposta di prima non è stata accettata|answer from before was not accepted)/,
    });
    await refused.waitFor();
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await shot(page, `kept-refused-${width}`);
      expect(await misfits(page)).toEqual([]);
    }
  },
  LONG,
);

test(
  'past what others have seen a move is taken back only if they agree; the chat is apart from the log',
  async () => {
    const house = await openHouse();
    const people = await tableOfTwo(house);
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
    // Whoever is asked reads from where on nothing will have happened.
    const [, line = 'nothing'] = /before this: “(.+)”/.exec((await box.textContent()) ?? '') ?? [];
    expect(await rail.locator('.log').textContent()).toContain(line);
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
    const [ada, bruno] = await tableOfTwo(house);
    const cleo = await person();
    await cleo.page.goto(ada.page.url());
    await cleo.page.getByText('Questo tavolo non esiste, oppure non è aperto a te.').waitFor();
    await menuOf(ada.page).click();
    const mayWatch = ada.page.getByLabel('Chi ha il link può guardare');
    // It shows what the server has agreed to, and that may take a moment.
    await mayWatch.click();
    await mayWatch.and(ada.page.locator(':checked')).waitFor();
    await cleo.page.getByRole('button', { name: 'Riprova' }).click();
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
    await menuOf(ada.page).click();
    await mayWatch.click();
    await cleo.page.getByText('Questo tavolo non si può guardare.').waitFor();
  },
  LONG,
);

test(
  'a match that is over is seen again from the lobby at once, and from there one comes back',
  async () => {
    const house = await openHouse();
    const [ada, bruno] = await tableOfTwo(house);
    const id = ada.page.url().split('/').at(-1);
    await menuOf(bruno.page).click();
    await bruno.page.getByRole('button', { name: 'Concede the match' }).click();
    await bruno.page.getByRole('button', { name: 'Concede for good' }).click();
    await letPlay(ada.page);
    // From the table, one comes back to the table, also after a reload.
    await ada.page.getByRole('link', { name: 'Rivedi' }).click();
    await ada.page.getByRole('button', { name: 'Passo avanti' }).click();
    await ada.page.waitForURL(/\/1$/);
    await ada.page.reload();
    await ada.page.getByRole('button', { name: 'Torna al tavolo' }).click();
    await ada.page.getByRole('button', { name: 'Rivincita' }).waitFor();
    expect(new URL(ada.page.url()).hash).toBe(`#/table/${id}`);
    await ada.page.goto(house.url);
    await ada.page.getByRole('link', { name: 'Rivedi' }).click();
    await ada.page.locator('.scrubber').waitFor();
    expect(new URL(ada.page.url()).hash).toBe(`#/replay/table/${id}`);
    await ada.page.getByRole('button', { name: 'Torna alla lobby' }).click();
    await ada.page.locator('.my-table.over').waitFor();
  },
  LONG,
);

test('while a match runs, the address to see it again leads to its table', async () => {
  const house = await openHouse();
  const [ada] = await tableOfTwo(house);
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
    const { page } = await asked(await tableOfTwo(house));
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

import { expect, test } from 'vitest';
import { person } from '../kit/browser.ts';
import { deal, join, menuOf, openLocal, openOnline, tableOfTwo } from '../kit/doors.ts';
import { openHouse } from '../kit/house.ts';
import { settled } from '../kit/look.ts';
import { playTogether, playUntilAsked } from '../kit/play.ts';
import { letPlay } from '../kit/robot.ts';
import { shot } from '../kit/shots.ts';
import { PHONE } from '../kit/sizes.ts';

const LONG = 300_000;
const LOW_PHONE = { width: 360, height: 640 };

test(
  'a seat is left to a bot, and the match goes on',
  async () => {
    const house = await openHouse();
    const [ada, bruno] = await tableOfTwo(house);
    await playTogether([ada, bruno], 2);
    await menuOf(bruno.page).click();
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
    const [ada, bruno] = await tableOfTwo(house);
    await menuOf(ada.page).click();
    const watch = ada.page.getByLabel('Chi ha il link può guardare');
    // The server says whether it is so.
    await watch.click();
    await expect.poll(() => watch.isChecked()).toBe(true);
    await menuOf(bruno.page).click();
    await bruno.page.getByText('Nobody is watching.').waitFor();
    await bruno.page.getByRole('button', { name: 'Leave my seat to a bot' }).click();
    await bruno.page.getByRole('button', { name: 'Really leave' }).click();
    await bruno.page.getByRole('button', { name: 'Watch the match' }).click();
    await bruno.page.getByText('You are watching.').first().waitFor();
  },
  LONG,
);

test(
  'whoever gives up against one other ends the match at once, whatever was asked',
  async () => {
    const house = await openHouse();
    const [ada, bruno] = await tableOfTwo(house);
    await playUntilAsked([ada, bruno], ada);
    await menuOf(bruno.page).click();
    const seal = await bruno.page.locator('.menu .fair code').textContent();
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    await bruno.page.getByRole('button', { name: 'Concede the match' }).click();
    await bruno.page.getByRole('button', { name: 'Concede for good' }).click();
    for (const { page } of [ada, bruno]) await page.locator('.tv[data-over]').waitFor();
    await ada.page.getByText('Hai vinto!').first().waitFor();
  },
  LONG,
);

test('the waiting room gives the link to watch by, and whoever joins without a name is a guest', async () => {
  const house = await openHouse();
  const bruno = await person({ ...LOW_PHONE, touch: true });
  const [ada, carla] = [await person(), await person({ language: 'en' })];
  const link = await openOnline(ada.page, house, 'Ada', 1);
  await ada.page.getByLabel('Chi ha il link può guardare').click();
  const watching = ada.page.locator('.watching input:not([type=checkbox])');
  await carla.page.goto(await watching.inputValue());
  await carla.page.locator('.gathering').waitFor();
  await ada.page.getByText('Una persona sta guardando.').waitFor();
  await shot(ada.page, 'gathering-watched');
  await ada.page.setViewportSize(PHONE);
  await settled(ada.page);
  await shot(ada.page, 'gathering-phone');
  const topOf = async (what: string) => (await ada.page.locator(what).boundingBox())?.y ?? 0;
  expect(await topOf('.invite')).toBeLessThan(await topOf('.watching'));
  const deal = ada.page.getByRole('button', {
    name: 'Date le carte',
    description: 'Ci sono ancora posti liberi.',
  });
  await deal.click({ force: true });
  const why = ada.page.getByRole('alert').getByText('Ci sono ancora posti liberi.');
  await why.waitFor();
  await shot(ada.page, 'gathering-why-not');
  await bruno.page.goto(link);
  await bruno.page.getByLabel('Il tuo nome').fill(' ');
  const sit = bruno.page.getByRole('button', { name: 'Siediti' });
  const { y = 0, height = 0 } = (await sit.boundingBox()) ?? {};
  expect(y + height, 'a seat is taken without scrolling').toBeLessThan(LOW_PHONE.height);
  await sit.click();
  await ada.page.locator('.gather-seats').getByText('Ospite', { exact: true }).waitFor();
  // The bot is called Ombra.
  expect(await ada.page.locator('.gather-seats .sign').allTextContents()).toEqual(['A', 'Os', 'Om']);
  await why.waitFor({ state: 'detached' });
  for (const [who, state, words] of [
    [ada, 'start', 'Ci siete tutti: comincia tu'],
    [bruno, 'owner-starts', 'Ci siete tutti: comincia chi ha aperto il tavolo'],
  ] as const) {
    await who.page.goto(house.url);
    await who.page.locator(`.my-table.${state}`).getByText(words, { exact: true }).waitFor();
    expect(await who.page.locator('.my-table.awaits-me').count()).toBe(state === 'start' ? 1 : 0);
    await shot(who.page, `lobby-${state}`);
  }
});

test(
  'where nobody sits nobody thinks, and whoever may fills the seat from the edge',
  async () => {
    const house = await openHouse();
    const [ada, bruno] = await tableOfTwo(house);
    await playUntilAsked([ada, bruno], bruno);
    await menuOf(bruno.page).click();
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
  'the seat of whoever has just gone is kept for them: it says for how long, until they are back',
  async () => {
    const house = await openHouse();
    const [ada, bruno] = await tableOfTwo(house);
    const table = bruno.page.url();
    await menuOf(ada.page).click();
    const row = ada.page.locator('.menu-seats li').filter({ hasText: 'Bruno' });
    const give = row.getByRole('button', { name: 'Al suo posto un bot' });
    expect(await give.count()).toBe(0);
    await bruno.page.goto(house.url);
    await give.waitFor();
    expect(await give.getAttribute('aria-disabled')).toBe('true');
    const why = await give.getAttribute('title');
    expect(why).toMatch(/^Bruno .* (1:00|0:5\d)/);
    // It counts down by itself.
    await expect.poll(() => give.getAttribute('title')).not.toBe(why);
    await give.click({ force: true });
    await ada.page
      .locator('.menu')
      .getByRole('alert')
      .getByText(/0:[0-5]\d/)
      .waitFor();
    await shot(ada.page, 'seat-held');
    await bruno.page.goto(table);
    await bruno.page.locator('.tv-table').waitFor();
    await give.waitFor({ state: 'detached' });
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
    await menuOf(ada.page).click();
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
    await menuOf(ada.page).click();
    await ada.page.locator('.menu').getByLabel('Brace').check();
    await ada.page.getByRole('button', { name: 'Porta il tavolo in rete' }).click();
    const link = await ada.page.locator('.invite input').inputValue();
    await join(bruno.page, link, 'Bruno');
    await ada.page.getByRole('button', { name: 'Riprendete la partita' }).click();
    await bruno.page.locator('.tv-table').waitFor();
    const [brought, found] = [ada, bruno].map(({ page }) =>
      page.locator('.log .table-says').filter({ hasText: /si sposta a questo tavolo|moves to this table/ }),
    );
    expect(await brought?.textContent()).toMatch(/Si riprende da qui: (Preparazione|Turno \d+)\./);
    expect(await found?.textContent()).toMatch(/It goes on from here: (Setup|Turn \d+)\./);
    // The log from before is for whoever brought the match.
    expect(await found?.getByRole('link').count()).toBe(0);
    await shot(ada.page, 'moved-here');
    const here = ada.page.url();
    await brought?.getByRole('link', { name: 'Rivedi che cosa c’era prima' }).click();
    await ada.page.getByRole('slider').waitFor();
    await ada.page.goto(here);
    await ada.page.locator('.tv-table').waitFor();
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
    const { page } = await person();
    await openLocal(page, house);
    const local = page.url();
    await page.locator('.tv[data-question]').waitFor();
    await menuOf(page).click();
    await page.locator('.menu').getByLabel('Brace').check();
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

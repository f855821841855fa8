import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { type Person, person } from '../kit/browser.ts';
import { deal, join, openLocal, openOnline } from '../kit/doors.ts';
import { openHouse } from '../kit/house.ts';
import { takeAway } from '../kit/page.ts';
import { drawn } from '../kit/play.ts';

const OPEN = 'form.new-table button[type=submit]';
const FAILED = 'Something went wrong. Try again.';

/** English, and every request goes through the test's hands. */
const somebody = () => person({ language: 'en' });

/** The page leaves what went wrong where a developer looks; a test that brings it about expects it. */
function forgive({ forgiven }: Person, what: RegExp): void {
  forgiven.push(what);
}

/** The worker as it is built, after something else has been done in it. */
const inWorker = (page: Page, source: string) =>
  page.route(/assets\/worker-.*\.js$/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${source}\n${await response.text()}` });
  });

const REFUSE = `IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); };`;

/** As if its reader let nobody keep anything. */
const keepNothing = ({ context }: Person) =>
  context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });

test.each(['boss-monster', 'four-souls', 'darkest-night'])(
  'where the browser keeps no settings, %s is played all the same',
  async game => {
    const house = await openHouse();
    const one = await somebody();
    await keepNothing(one);
    await one.page.goto(house.url);
    await one.page.locator(`.door:has([data-game="${game}"])`).click();
    await one.page.locator(OPEN).click();
    await one.page.locator('.tv-table').waitFor();
  },
);

test('where the browser keeps nothing, the page opens, and says why no table does', async () => {
  const house = await openHouse();
  const one = await somebody();
  const { page } = one;
  await keepNothing(one);
  await inWorker(page, REFUSE);
  await page.goto(house.url);
  await page.locator('.cloth').getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'IT', exact: true }).click();
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await page.locator(OPEN).click();
  const problem = page.locator('form.new-table').getByRole('alert');
  await problem.getByText(FAILED, { exact: true }).waitFor();
  forgive(one, /refused/);
});

test('a worker that does not load is said to, and is tried again', async () => {
  const house = await openHouse();
  const { page } = await somebody();
  const putBack = takeAway(house.webDir, /^worker-/);
  await page.goto(house.url);
  await page.locator(OPEN).click();
  await page.locator('form.new-table').getByRole('alert').waitFor();
  putBack();
  await page.locator(OPEN).click();
  await page.locator('.tv-table').waitFor();
});

test('whoever does not want to wait for a table can leave', async () => {
  const house = await openHouse();
  const { page } = await somebody();
  await page.routeWebSocket(/\/live$/, () => undefined);
  await page.goto(`${house.url}/#/table/slow`);
  await page.locator('.tv-loading').getByRole('link', { name: 'Back to the lobby' }).click();
  await page.locator('.lobby').waitFor();
});

/** As fast as no finger is. */
const twice = (page: Page, form: string) =>
  page.locator(form).evaluate(one => {
    (one as HTMLFormElement).requestSubmit();
    (one as HTMLFormElement).requestSubmit();
  });

test('two taps open one table and take one seat, and whoever sits there is no trap on the way back', async () => {
  const house = await openHouse();
  const [ada, bruno] = [await somebody(), await somebody()];
  const link = await openOnline(ada.page, house, 'Ada');
  const joins: string[] = [];
  bruno.page.on('request', request => {
    if (request.url().endsWith('/invites/join')) joins.push(request.url());
  });
  await bruno.page.goto(house.url);
  await twice(bruno.page, 'form.new-table');
  await bruno.page.locator('.tv-table').waitFor();
  await bruno.page.goto(house.url);
  await bruno.page.locator('.my-table').first().waitFor();
  expect(await bruno.page.locator('.my-table').count()).toBe(1);

  await bruno.page.goto(link);
  await bruno.page.getByLabel(/^Your name/).fill('Bruno');
  await twice(bruno.page, 'form.join');
  await bruno.page.locator('.gathering').waitFor();
  expect(joins).toHaveLength(1);

  await bruno.page.goto(house.url);
  await bruno.page.goto(link);
  await bruno.page.locator('.gathering').waitFor();
  await bruno.page.goBack();
  await bruno.page.locator('.lobby').waitFor();
});

test('what the server does not do is said: leaving a table, saving a match; and so is what was saved', async () => {
  const house = await openHouse();
  const [ada, bruno] = [await somebody(), await somebody()];
  const link = await openOnline(ada.page, house, 'Ada');
  await join(bruno.page, link, 'Bruno');
  await bruno.page.routeWebSocket(/\/live$/, socket => {
    const server = socket.connectToServer();
    socket.onMessage(message => {
      const { t, c } = JSON.parse(String(message));
      if (t === 'command')
        socket.send(JSON.stringify({ t: 'reply', r: { n: c.n, ok: false, error: { code: 'not-saved' } } }));
      else server.send(message);
    });
  });
  await bruno.page.reload();
  await bruno.page.getByRole('button', { name: 'Leave the seat' }).click();
  await bruno.page.locator('.gathering').getByRole('alert').waitFor();

  await deal(ada.page);
  await ada.page.route(/\/export$/, route => route.abort());
  await ada.page.keyboard.press('m');
  await ada.page.getByRole('button', { name: 'Save the match' }).click();
  await ada.page.locator('.menu').getByRole('alert').waitFor();
  expect(await ada.page.locator('.menu').getByText('among your downloads').count()).toBe(0);
  await ada.page.unroute(/\/export$/);
  await ada.page.getByRole('button', { name: 'Report a problem' }).click();
  await ada.page.locator('.menu').getByText('Send it to whoever runs this table').waitFor();
});

test('what cannot be deleted, or gone on with, says so', async () => {
  const house = await openHouse();
  const one = await somebody();
  const { page } = one;
  await inWorker(
    page,
    `const { put } = IDBObjectStore.prototype;
    const refuse = () => { throw new DOMException('full', 'QuotaExceededError'); };
    let isFull = false;
    addEventListener('message', ({ data: { request } }) => { isFull = ['delete', 'fork'].includes(request.do); });
    IDBObjectStore.prototype.delete = refuse;
    IDBObjectStore.prototype.put = function (...rest) { return isFull ? refuse() : put.apply(this, rest); };`,
  );
  await openLocal(page, house);
  const id = page.url().split('/local/')[1]?.split('/')[0];
  await page.goto(`${house.url}/#/replay/local/${id}`);
  await page.getByRole('slider').waitFor();
  await page.getByRole('slider').fill('0');
  await page.getByRole('button', { name: 'Go on from here' }).click();
  await page.locator('.scrubber').getByRole('alert').waitFor();

  await page.goto(`${house.url}/#/`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.locator('.my-table .bad').click();
  await page.locator('.my-table').getByRole('alert').waitFor();
  forgive(one, /full/);
});

test('a lesson that does not load says so, and leads back', async () => {
  const house = await openHouse();
  const { page } = await somebody();
  await page.goto(`${house.url}/#/learn/boss-monster/0`);
  await page.locator('.tv-table').waitFor();
  await house.stop();
  await page.goto(`${house.url}/#/learn/darkest-night/0`);
  await page.getByRole('alert').waitFor();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await page.locator('.lobby').waitFor();
});

test('a room of the page, or a game, that does not come says so, leads back, and comes the next time', async () => {
  const house = await openHouse();
  const { page } = await somebody();
  await page.goto(house.url);
  // Of a game that is not looked at nothing is there.
  await page.locator('form.new-table').hover();
  await page.locator('form.new-table details label').first().waitFor({ state: 'attached' });
  await house.stop();
  await page.locator('.door:has([data-game="four-souls"])').click();
  await page.locator('form.new-table').getByText(FAILED, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Rules of' }).click();
  await page.getByRole('alert').getByText(FAILED, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await house.start();
  await page.getByRole('link', { name: 'Rules of' }).click();
  await page.locator('.rules article').first().waitFor();
});

test('a rulebook that does not come says so, where a rule is asked for too, and comes the next time', async () => {
  const house = await openHouse();
  const { page } = await somebody();
  await page.goto(`${house.url}/#/rules/four-souls`);
  await page.locator('.rules article').first().waitFor();
  await house.stop();
  await page.goto(`${house.url}/#/rules/darkest-night`);
  await page.getByRole('alert').getByText(FAILED, { exact: true }).waitFor();
  expect(await page.getByRole('status').textContent()).toBe('');
  await house.start();
  await openLocal(page, house);
  await page.locator('.tv[data-question]').waitFor();
  await house.stop();
  const why = page.locator('.tv-edge .perche').first();
  const rule = page.locator('.rule-dialog[open]');
  await why.click();
  await rule.getByRole('alert').waitFor();
  await house.start();
  await rule.getByRole('button', { name: 'Close' }).click();
  // A browser that does not ask for it again gets the page anew: then nothing is open any more.
  const read = async (): Promise<string> => {
    if ((await rule.count()) === 0) await why.click();
    return (await rule.locator('h2 + p').allTextContents()).join();
  };
  await expect.poll(read).not.toBe('');
});

test('the tables of this browser do not wait for the server', async () => {
  const house = await openHouse();
  const { page } = await somebody();
  await openLocal(page, house);
  await page.route(/\/api\/tables$/, () => undefined);
  await page.goto(`${house.url}/#/`);
  await page.locator('.my-table').waitFor();
});

/** Chooses English, and Italian again before anything English has come; then all of it has come. */
async function wavers(page: Page, choose: (language: 'it' | 'en') => Promise<unknown>): Promise<void> {
  const held: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(/assets\/en-.*\.js$/, async route => {
    held.push(route.request().url());
    await released;
    await route.continue();
  });
  await choose('en');
  await expect.poll(() => held.length).toBeGreaterThan(1);
  await choose('it');
  await page.locator('html[lang=it]').waitFor();
  release();
  // Whoever asked first has heard of it first.
  await page.evaluate(`Promise.all(${JSON.stringify(held)}.map(url => import(url))).then(() => undefined)`);
  await drawn(page);
}

test('a page whose words do not come says so in either language, and can be tried again', async () => {
  const house = await openHouse();
  const { page } = await person();
  const putBack = takeAway(house.webDir, /^(it|en)-/);
  await page.goto(house.url);
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').locator('[lang]').count()).toBe(2);
  putBack();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await page.locator(OPEN).waitFor();
});

test('words that come late are not said when another language was chosen meanwhile', async () => {
  const house = await openHouse();
  const { page } = await person();
  await page.goto(house.url);
  // Of a game that is not looked at nothing is there.
  await page.locator('form.new-table').hover();
  await page.locator('form.new-table details label').first().waitFor({ state: 'attached' });
  await wavers(page, language => page.locator(`.langs [lang=${language}]`).click());
  expect(await page.locator(OPEN).textContent()).toBe('Apri il tavolo');
  expect(await page.locator('form.new-table details legend').first().textContent()).toBe('Varianti');
});

test('nor at a table', async () => {
  const house = await openHouse();
  const { page } = await person();
  await openLocal(page, house);
  await page.locator('.tv[data-question]').waitFor();
  const phases = await page.locator('.tv-phase').textContent();
  await page.keyboard.press('m');
  const languages = page.locator('.menu select:has(option[value=en])');
  await wavers(page, language => languages.selectOption(language));
  expect(await page.locator('.tv-phase').textContent()).toBe(phases);
});

test('mail is asked for once, however often it is sent', async () => {
  const house = await openHouse();
  const { page } = await somebody();
  const asked: string[] = [];
  await page.route(/\/api\/notices$/, route => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { push: '', mail: true } });
    asked.push(route.request().method());
    return route.fulfill({ status: 204 });
  });
  await openOnline(page, house, 'Ada');
  await page.getByRole('textbox', { name: 'mail' }).fill('ada@example.org');
  await twice(page, 'form:has(input[type=email])');
  await page.locator('.notify').getByRole('status').waitFor();
  expect(asked).toEqual(['PUT']);
});

test('an installed page opens while a proxy answers for its server', async () => {
  const house = await openHouse();
  const { page } = await person({ offline: true });
  await page.goto(house.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await house.stop();
  const proxy = createServer((_, reply) => reply.writeHead(503).end('Service Unavailable'));
  await new Promise<void>(resolve => proxy.listen(Number(new URL(house.url).port), '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>(resolve => void proxy.close(() => resolve())));
  await page.reload();
  await page.locator('.lobby').waitFor();
});

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../kit/look.ts';
import { openMatch } from '../kit/match.ts';
import { shot } from '../kit/shots.ts';

const LONG = 240_000;
const PHONE = { language: 'en', width: 390, height: 780, touch: true } as const;

const TABLET = { language: 'en', width: 1024, height: 768, touch: true } as const;

const questionOn = (page: Page): Promise<string | null> => page.locator('.tv').getAttribute('data-question');

test(
  'where nothing hovers, the way back to an old line is seen, and one tap on it takes nothing back',
  async () => {
    const { page, play } = await openMatch({ game: 'boss-monster', people: [PHONE], bots: 1 });
    await play(4);
    await page.locator('.tv[data-question]:not([data-sent])').waitFor();
    const before = await questionOn(page);
    await page.getByRole('button', { name: 'Log', exact: true }).tap();
    const line = page.locator('.log .may-undo').first();
    const back = line.getByRole('button', { name: 'Take back to here' });
    await back.scrollIntoViewIfNeeded();
    expect(await back.evaluate(button => getComputedStyle(button.parentElement as Element).opacity)).toBe(
      '1',
    );
    expect((await line.boundingBox())?.height, 'lines are as close as with a mouse').toBeLessThan(44);
    await line.tap({ position: { x: 4, y: 8 } });
    const really = page.getByRole('button', { name: 'Really take back to here' });
    await really.waitFor();
    await shot(page, 'undo-here');
    expect(await questionOn(page)).toBe(before);
    expect(await violations(page)).toEqual([]);
    await really.tap();
    await page.waitForFunction(
      known => document.querySelector('.tv')?.getAttribute('data-question') !== known,
      before,
    );
  },
  LONG,
);

test('with a mouse it is there under the pointer and under the keys, and takes no press unseen', async () => {
  const { page, play } = await openMatch({ game: 'boss-monster', people: [{ language: 'en' }], bots: 1 });
  await play(2);
  await page.locator('.tv[data-question]:not([data-sent])').waitFor();
  const back = page.locator('.log').getByRole('button', { name: 'Take back to here' }).last();
  await page.mouse.move(0, 0);
  const looks = () =>
    back.evaluate(button => {
      const { opacity, pointerEvents } = getComputedStyle(button.parentElement as Element);
      return { opacity, pointerEvents };
    });
  await expect.poll(looks).toEqual({ opacity: '0', pointerEvents: 'none' });
  await page.locator('.log').focus();
  await page.keyboard.press('Enter');
  for (let steps = 0; steps < 200 && (await looks()).opacity === '0'; steps++)
    await page.keyboard.press('ArrowUp');
  expect(await looks()).toEqual({ opacity: '1', pointerEvents: 'auto' });
  expect(await violations(page)).toEqual([]);
});

/** How far it is scrolled, and how far it could be. */
const scrolled = (list: Locator): Promise<{ readonly top: number; readonly most: number }> =>
  list.evaluate(element => ({
    top: Math.ceil(element.scrollTop),
    most: element.scrollHeight - element.clientHeight,
  }));

/** It is long, and its end is in sight; how far it is scrolled for that. */
async function isAtEnd(list: Locator): Promise<number> {
  await expect
    .poll(async () => {
      const { top, most } = await scrolled(list);
      return most > 100 && top >= most - 1;
    })
    .toBe(true);
  return (await scrolled(list)).most;
}

test(
  'what is out of sight is not read: the badge counts it, and log and chat open at their ends',
  async () => {
    const { people, play } = await openMatch({ game: 'boss-monster', people: [{}, PHONE] });
    const [ada, bruno] = people.map(({ page }) => page) as [Page, Page];
    await play(8);
    const rail = bruno.locator('.tv-top .tv-icon[aria-expanded]');
    await rail.tap();
    await isAtEnd(bruno.locator('.log'));

    await rail.tap();
    await ada.getByRole('tab', { name: 'Chat' }).click();
    const field = ada.getByLabel('Scrivi ai presenti');
    await field.fill('Ciao');
    // Sent twice in a breath, it is said once; what is written meanwhile stays.
    await ada.locator('form.talk').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await field.pressSequentially('E poi');
    await ada.locator('.chat').getByText('Ciao').waitFor();
    expect(await field.inputValue()).toBe('E poi');
    await bruno.locator('.tv-top [data-count="1"]').waitFor();
    // The button says that somebody has spoken: it leads there.
    await rail.tap();
    await bruno.locator('.chat').getByText('Ciao').waitFor();
    await bruno.locator('.tv-top [data-count]').waitFor({ state: 'detached' });
    expect(await ada.locator('.chat').getByText('Ciao').count()).toBe(1);
    // What was read, or said by oneself, is not new to whoever comes back.
    for (const page of [ada, bruno]) {
      await page.reload();
      await page.locator('.tv-top').waitFor();
    }
    await rail.tap();
    await bruno.getByRole('tab', { name: 'Chat', exact: true }).tap();
    await bruno.getByLabel('Write to the others').fill('Bene');
    await bruno.getByRole('button', { name: 'Send' }).tap();
    await ada.getByRole('tab', { name: 'Chat (1)', exact: true }).click();
    await ada.locator('.chat').getByText('Bene').waitFor();
  },
  LONG,
);

test(
  'whoever reads further up in the log is left there; whoever is at its end goes along',
  async () => {
    const { page, play } = await openMatch({ game: 'boss-monster', bots: 1 });
    await play(6);
    const log = page.locator('.log');
    const end = await isAtEnd(log);
    // In the middle: at its beginning earlier lines come, and what is read is pushed down by them.
    await log.evaluate(list => {
      list.scrollTop = list.scrollHeight / 2;
    });
    const read = () =>
      log.evaluate(list => {
        const { x, y, width } = list.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + 30)?.closest('p')?.textContent;
      });
    const before = await read();
    expect(before).toBeTruthy();
    await play(3);
    await expect.poll(async () => (await scrolled(log)).most).toBeGreaterThan(end);
    expect(await read()).toBe(before);
  },
  LONG,
);

test(
  'the open drawer covers the table: a tap beside it, its button and Escape close it and do nothing else',
  async () => {
    for (const who of [PHONE, TABLET]) {
      const { page, play } = await openMatch({ game: 'boss-monster', people: [who], bots: 1 });
      await play(2);
      const main = page.locator('.tv[data-question]:not([data-sent]) .tv-edge [data-main]:not(:disabled)');
      for (let answers = 0; answers < 20 && (await main.count()) === 0; answers++) {
        await play(1);
        await page.locator('.tv[data-question]:not([data-sent])').waitFor();
      }
      const before = await questionOn(page);
      const log = page.locator('.tv-top [aria-controls=rail]');
      const drawer = page.locator('.tv[data-rail=open] .tv-rail');
      const isShut = async (): Promise<void> => {
        await drawer.waitFor({ state: 'detached' });
        expect(await log.evaluate(button => button === document.activeElement)).toBe(true);
        expect(await questionOn(page)).toBe(before);
      };
      await log.tap();
      await page.locator('.rail-away').waitFor();
      await shot(page, `drawer-${who.width}`);
      expect(await violations(page)).toEqual([]);
      const edge = await page.locator('.tv-edge').boundingBox();
      await page.touchscreen.tap(20, (edge?.y ?? 0) + (edge?.height ?? 0) - 30);
      await isShut();
      await log.tap();
      await drawer.getByRole('button', { name: 'Close' }).tap();
      await isShut();
      await page.keyboard.press('l');
      await page.locator('.rail-away').waitFor();
      await page.keyboard.press('Space');
      await page.keyboard.press('Escape');
      await isShut();
    }
  },
  LONG,
);

/** How much room is left between the words of lines that follow each other, and between the heading and the first. */
const roomIn = (log: Locator): Promise<{ readonly between: readonly number[]; readonly above: number }> =>
  log.evaluate(element => {
    const wordsOf = (line: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(line.lastElementChild as Element);
      const back = line.querySelector('.undo-here');
      if (back) range.setEndBefore(back);
      return range.getBoundingClientRect();
    };
    const between = [...element.querySelectorAll('p + p')].map(line =>
      Math.round(wordsOf(line).top - wordsOf(line.previousElementSibling as Element).bottom),
    );
    const heading = document.createRange();
    heading.selectNodeContents(document.querySelector('.rail-h') as Element);
    const above = wordsOf(element.querySelector('p') as Element).top - heading.getBoundingClientRect().bottom;
    return { between: [...new Set(between)], above };
  });

test('lines stand evenly under the heading, whether or not play can be taken back to them', async () => {
  const { page, play } = await openMatch({ game: 'mourners-call', people: [{ language: 'en' }], bots: 1 });
  await play(1);
  await page.locator('.tv[data-question]:not([data-sent])').waitFor();
  const log = page.locator('.log');
  expect(await log.locator('.undo-here').count()).toBeGreaterThan(1);
  await shot(page, 'log-even');
  const { between, above } = await roomIn(log);
  expect(between).toHaveLength(1);
  expect(above).toBeLessThan(16);
});

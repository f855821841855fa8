import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../kit/look.ts';
import { openMatch } from '../kit/match.ts';
import { drawn, isAnswered } from '../kit/play.ts';
import { shot } from '../kit/shots.ts';

const ASKED = '.tv[data-question]:not([data-sent])';
const MAIN = '.tv-edge [data-main]:not(:disabled)';

/** Whether something was answered by what has just been done. */
async function hasAnswered(page: Page, question: string | null): Promise<boolean> {
  await drawn(page);
  return isAnswered(page, question);
}

/** A table at which Space would answer. */
async function spaceAnswers(): Promise<{ readonly page: Page; readonly question: string | null }> {
  const { page, play } = await openMatch({ game: 'sorcerers-arena', people: [{ language: 'en' }], bots: 1 });
  const hasMain = async (): Promise<boolean> => {
    await page.locator(ASKED).waitFor();
    await drawn(page);
    return (await page.locator(MAIN).count()) > 0;
  };
  for (let answers = 0; answers < 40 && !(await hasMain()); answers++) await play(1);
  return { page, question: await page.locator('.tv').getAttribute('data-question') };
}

test('Space is left to what has the focus, and a key that is held down is pressed once', async () => {
  const { page, question } = await spaceAnswers();
  await page.keyboard.press('t');
  const heap = page.locator('.text-table summary').first();
  await heap.focus();
  await page.keyboard.press('Space');
  expect(await heap.evaluate(summary => (summary.parentElement as HTMLDetailsElement).open)).toBe(true);
  expect(await hasAnswered(page, question)).toBe(false);
  await page.keyboard.press('t');
  await heap.waitFor({ state: 'detached' });
  const space = (repeat: boolean) =>
    page.evaluate(held => {
      const options = { key: ' ', repeat: held, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', options));
    }, repeat);
  await page.locator(MAIN).waitFor();
  await space(true);
  expect(await hasAnswered(page, question)).toBe(false);
  await space(false);
  expect(await hasAnswered(page, question)).toBe(true);
});

test('arrows scroll the log while it has the focus, and walk the table else', async () => {
  const { page, play } = await openMatch({ game: 'boss-monster', bots: 1 });
  await play(12);
  await page.locator(ASKED).waitFor();
  const log = page.locator('.log');
  const hasFocus = () => log.evaluate(list => list === document.activeElement);
  await log.focus();
  await page.keyboard.press('ArrowUp');
  expect(await hasFocus()).toBe(true);
  await page.waitForFunction(() => {
    const list = document.querySelector('.log');
    return list !== null && list.scrollTop + list.clientHeight < list.scrollHeight - 1;
  });
  await page.keyboard.press('ArrowRight');
  expect(await hasFocus()).toBe(false);
});

test('after an answer the focus is where the next question stands, and it is not taken from elsewhere', async () => {
  const { page, play } = await openMatch({ game: 'boss-monster', people: [{ language: 'en' }], bots: 1 });
  const focused = (selector: string) =>
    page.waitForFunction(what => document.activeElement?.matches(what), selector);
  await page.locator(ASKED).waitFor();
  await page.locator('.prompt').evaluate(prompt => {
    prompt.id = 'the-same';
  });
  let byKeys = 0;
  for (let answers = 0; answers < 30 && byKeys < 3; answers++) {
    await page.locator(ASKED).waitFor();
    const button = page.locator('.tv-edge .answers button:not(:disabled)').first();
    if ((await button.count()) === 0 || (await button.getAttribute('data-change')) !== null) {
      await play(1);
      continue;
    }
    await button.focus();
    await page.keyboard.press('Enter');
    await focused('.tv-edge');
    byKeys++;
  }
  expect(byKeys).toBe(3);
  expect(await page.locator('.prompt').getAttribute('id')).toBe('the-same');
  await page.locator('.log').focus();
  await play(2);
  await focused('.log');
});

/** How many stops of the Tab key it takes to there, from the first of the page. */
async function tabbed(page: Page, most: number, until: string): Promise<number> {
  await page.locator('.tv-top button').first().focus();
  for (let steps = 2; steps <= most; steps++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(what => document.activeElement?.closest(what) != null, until)) return steps;
  }
  return Number.POSITIVE_INFINITY;
}

test('the question is a few stops of the Tab key away, and the log is one; Escape leads back to the table', async () => {
  const { page, play } = await openMatch({ game: 'four-souls', people: [{ language: 'en' }], bots: 3 });
  await play(8);
  await page.locator(ASKED).waitFor();
  await drawn(page);
  expect(await tabbed(page, 15, '.tv-edge')).toBeLessThanOrEqual(15);
  const log = page.locator('.log');
  await log.focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.log'))).toBeNull();
  await log.focus();
  await page.keyboard.press('Enter');
  const inLog = () => page.evaluate(() => document.activeElement?.matches('.log *'));
  expect(await inLog()).toBe(true);
  await page.keyboard.press('ArrowUp');
  expect(await inLog()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await log.evaluate(list => list === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  const isBack = () => page.evaluate(() => document.activeElement?.matches('.tv-edge, .thing.is-lit'));
  expect(await isBack()).toBe(true);
});

test('what had the focus and is good for nothing any more hands it on, though it stays where it is', async () => {
  const { page } = await openMatch({ game: 'boss-monster', people: [{ language: 'en' }], bots: 1 });
  await page.locator(ASKED).waitFor();
  for (const loss of ['removeAttribute', 'disable'] as const) {
    await page.evaluate(how => {
      const plain = document.createElement(how === 'disable' ? 'button' : 'div');
      plain.id = 'held';
      plain.tabIndex = 0;
      plain.textContent = 'x';
      document.querySelector('.tv-table')?.append(plain);
      plain.focus();
      if (how === 'disable') (plain as HTMLButtonElement).disabled = true;
      else plain.removeAttribute('tabindex');
    }, loss);
    await page.waitForFunction(() => document.activeElement?.matches('.tv-edge'));
    await page.evaluate(() => document.getElementById('held')?.remove());
  }
});

test('what happened is told before what is asked, by one voice that cuts nobody off', async () => {
  const { page, play } = await openMatch({ game: 'boss-monster', people: [{ language: 'en' }], bots: 1 });
  await page.locator(ASKED).waitFor();
  const voice = page.locator('[role=log][aria-live=polite]');
  expect(await voice.count()).toBe(1);
  expect(await page.locator('.tv [aria-live=assertive], .tv-edge [role=status]').count()).toBe(0);
  const told = () => voice.locator('p').allTextContents();
  const before = (await told()).length;
  await play(1);
  await page.locator(ASKED).waitFor();
  await drawn(page);
  const question = (await page.locator('.prompt .ask').first().textContent())?.trim() as string;
  const lines = await told();
  expect(lines.at(-1)).toContain(question);
  expect(lines.length, 'and before it what happened').toBeGreaterThan(before + 1);
  const last = (await page.locator('.log > p').last().textContent())?.trim() as string;
  expect(lines.slice(before, -1).some(line => last.includes(line.trim().slice(0, 12)))).toBe(true);
});

test('what happens is told once: where the table is in words, its own lines are', async () => {
  const { page } = await openMatch({ game: 'boss-monster', bots: 1 });
  const live = () =>
    page
      .getByRole('log')
      .evaluateAll(logs => logs.filter(log => log.getAttribute('aria-live') !== 'off').length);
  expect(await live()).toBe(1);
  await page.keyboard.press('t');
  await page.locator('.spoken').waitFor();
  expect(await live()).toBe(1);
  expect(await violations(page)).toEqual([]);
});

test('? tells all keys, and so does the menu', async () => {
  const { page } = await openMatch({ game: 'boss-monster', people: [{ language: 'en' }], bots: 1 });
  await page.locator(ASKED).waitFor();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys' });
  await list.getByText('the main answer').waitFor();
  expect(await violations(page)).toEqual([]);
  await shot(page, 'keys');
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Keys ?' }).click();
  await list.waitFor();
});

import type { Page } from 'playwright-core';
import { letPlay } from './robot.ts';

/** A question by its name, or that there will be none any more. */
type Turn = { readonly question: string } | 'over';

/** Waits until this person is asked something else than `before`, or it is over. */
export async function nextTurn(page: Page, before?: string): Promise<Turn> {
  const found = await page.waitForFunction(known => {
    const table = document.querySelector<HTMLElement>('.tv');
    if (table?.dataset.over) return 'over';
    const { question } = table?.dataset ?? {};
    return question !== undefined && question !== known ? { question } : undefined;
  }, before);
  return (await found.jsonValue()) as Turn;
}

const MAIN = '.tv-edge [data-main]:not(:disabled)';
const LIT = '.tv .thing.is-lit';

/** One answer, whatever it is. */
export async function answer(page: Page): Promise<void> {
  await letPlay(page, { most: 1 });
}

/** One answer with nothing but keys: arrows to what is lit, Enter, Space; what only explains itself is closed again. */
async function answerByKeys(page: Page): Promise<void> {
  const question = await page.locator('.tv').getAttribute('data-question');
  const isLit = (await page.locator(`${LIT}:visible`).count()) > 0;
  for (let i = 0; i < 12 && (isLit || !(await hasMain(page))); i++) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await drawn(page);
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    else if ((await hasMain(page)) || (await isAnswered(page, question))) break;
  }
  if (!(await isAnswered(page, question))) await page.keyboard.press('Space');
}

/** What was pressed has been drawn. */
export const drawn = (page: Page): Promise<number> =>
  page.evaluate(
    () => new Promise<number>(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** On its way it is answered, too: further keys would meet the next question. */
export const isAnswered = async (page: Page, question: string | null): Promise<boolean> =>
  (await page.locator(`.tv[data-question="${question}"]:not([data-sent])`).count()) === 0;

const hasMain = async (page: Page): Promise<boolean> => (await page.locator(MAIN).count()) > 0;

/** With nothing but keys until the end; how many answers that took. */
export async function playByKeys(page: Page): Promise<number> {
  let before: string | undefined;
  for (let given = 0; ; given++) {
    const turn = await nextTurn(page, before);
    if (turn === 'over') return given;
    before = turn.question;
    await answerByKeys(page);
  }
}

/** Whoever is asked now. */
export async function asked<P extends { readonly page: Page }>(people: readonly P[]): Promise<P> {
  const turns = people.map(async who => {
    await who.page.locator('.tv[data-question]:not([data-sent])').waitFor();
    return who;
  });
  return Promise.any(turns);
}

/** An answer by whoever is asked, taken by the table. */
async function oneAnswer<P extends { readonly page: Page }>(people: readonly P[]): Promise<P> {
  const who = await asked(people);
  const before = await who.page.locator('.tv').getAttribute('data-question');
  await answer(who.page);
  await who.page.waitForFunction(
    known => document.querySelector('.tv')?.getAttribute('data-question') !== known,
    before,
  );
  return who;
}

/** So many answers, by whoever is asked. */
export async function playTogether(people: readonly { readonly page: Page }[], most: number): Promise<void> {
  for (let given = 0; given < most; given++) await oneAnswer(people);
}

/** Until this person is asked: then all that happened before is on their page. */
export async function playUntilAsked<P extends { readonly page: Page }>(
  people: readonly P[],
  who: P,
): Promise<void> {
  while ((await asked(people)) !== who) await oneAnswer(people);
}

/** Until it was this person who answered last. */
export async function playUntilAnswerOf<P extends { readonly page: Page }>(
  people: readonly P[],
  last: P,
): Promise<void> {
  while ((await oneAnswer(people)) !== last);
}

import { bossMonster } from '@tavolata/boss-monster';
import { keyOf, Match, saveMatch, setupFor } from '@tavolata/kernel/match';
import { expect, test } from 'vitest';
import { person } from '../kit/browser.ts';
import { openHouse } from '../kit/house.ts';

/** A match that was left after so many answers, as a file to choose. */
function fileAfter(answers: number) {
  const match = Match.start(bossMonster, setupFor(bossMonster, 2), {
    key: keyOf('file'),
    salt: keyOf('salt'),
  });
  for (let i = 0; i < answers; i++) {
    const [question] = match.questions;
    if (question) match.answer(question.seat, question.fallback);
  }
  const file = saveMatch(match);
  return {
    sum: file.sum,
    last: String(file.log.length),
    chosen: {
      name: `after-${answers}.tavolata.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    },
  };
}

test('a file that is none says so, and can be chosen again once it is mended', async () => {
  const { url } = await openHouse();
  const { page } = await person({ language: 'en' });
  await page.goto(url);
  const field = page.locator('.open-file input');
  const { chosen, sum } = fileAfter(5);
  await field.setInputFiles({ ...chosen, buffer: Buffer.from('{}') });
  await page.locator('.open-file').getByRole('alert').waitFor();
  // A browser tells of a file only if another one, or none, was there before.
  expect(await field.inputValue()).toBe('');
  await field.setInputFiles(chosen);
  await page.waitForURL(`${url}/#/replay/file/${sum}`);
});

test('an address of a file shows that file, and no other', async () => {
  const { url } = await openHouse();
  const { page } = await person({ language: 'en' });
  const moment = page.getByRole('slider', { name: 'Moment of the match' });
  const [one, other] = [fileAfter(5), fileAfter(9)];
  for (const { chosen, last, sum } of [one, other]) {
    await page.goto(`${url}/#/`);
    await page.locator('.open-file input').setInputFiles(chosen);
    await page.waitForURL(`${url}/#/replay/file/${sum}`);
    await expect.poll(() => moment.getAttribute('max')).toBe(last);
  }
  await page.goto(`${url}/#/replay/file/${one.sum}`);
  await expect.poll(() => moment.getAttribute('max')).toBe(one.last);
  await page.reload();
  await expect.poll(() => moment.getAttribute('max')).toBe(one.last);
  await page.goto(`${url}/#/replay/file/${'0'.repeat(32)}`);
  await page.getByRole('alert').waitFor();
});

test('the address tells the step one looks at: whoever opens it, or comes back, is there', async () => {
  const { url } = await openHouse();
  const { page } = await person({ language: 'en' });
  const moment = page.getByRole('slider', { name: 'Moment of the match' });
  const { chosen, sum } = fileAfter(9);
  await page.goto(`${url}/#/`);
  await page.locator('.open-file input').setInputFiles(chosen);
  await moment.fill('4');
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.waitForURL(`${url}/#/replay/file/${sum}/5`);
  await page.reload();
  await expect.poll(() => moment.inputValue()).toBe('5');
  // No step fills the history.
  await page.goBack();
  await page.locator('.lobby').waitFor();
  await page.goto(`${url}/#/replay/file/${sum}/999`);
  await expect.poll(() => moment.inputValue()).toBe('9');
  await page.goto(`${url}/#/replay/file/${sum}/2`);
  await expect.poll(() => moment.inputValue()).toBe('2');
});

test('whoever leaves just when the address is told the step is gone', async () => {
  const { url } = await openHouse();
  const { page } = await person({ language: 'en' });
  await page.goto(url);
  await page.locator('.open-file input').setInputFiles(fileAfter(9).chosen);
  const moment = page.getByRole('slider', { name: 'Moment of the match' });
  await moment.fill('3');
  // The time to tell it comes while the browser is busy, and somebody goes: both are due in the same breath.
  await page.evaluate(() => {
    const until = performance.now() + 600;
    while (performance.now() < until);
    location.hash = '#/';
  });
  await page.locator('.door').first().waitFor();
  expect(new URL(page.url()).hash).toBe('#/');
});

test('where everything lies open, the hands of all can be read, card by card', async () => {
  const { url } = await openHouse();
  const { page } = await person({ language: 'en' });
  await page.goto(url);
  await page.locator('.open-file input').setInputFiles(fileAfter(5).chosen);
  await page.getByRole('button', { name: 'Hands' }).click();
  const sheet = page.getByRole('dialog', { name: 'Everybody’s hands' });
  // Five Rooms and two Spells each.
  expect(await sheet.locator('section').count()).toBe(2);
  for (const hand of await sheet.locator('section').all())
    expect(await hand.locator('dd button').count()).toBe(7);
  const [card] = await sheet.locator('section').nth(1).locator('dd button').allInnerTexts();
  await sheet
    .getByRole('button', { name: card ?? '', exact: true })
    .first()
    .click();
  await page.getByRole('dialog', { name: card ?? '', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByLabel('Everything open').uncheck();
  expect(await page.getByRole('button', { name: 'Hands' }).count()).toBe(0);
});

test('how fast a match is watched is kept, and its proof is told beside the log until it is closed', async () => {
  const { url } = await openHouse();
  const { page } = await person({ language: 'en' });
  await page.goto(url);
  await page.locator('.open-file input').setInputFiles(fileAfter(5).chosen);
  const pace = page.getByLabel('Speed', { exact: true });
  await pace.selectOption('4×');
  await page.reload();
  await expect.poll(() => pace.inputValue()).toBe('4');
  await page.getByRole('button', { name: 'Check the shuffles' }).click();
  const proof = page.locator('.proof');
  await expect.poll(() => proof.textContent()).toContain('It all agrees');
  const [told, edge] = [await proof.boundingBox(), await page.locator('.scrubber').boundingBox()];
  expect(told?.y).toBeGreaterThanOrEqual(edge?.y ?? Number.POSITIVE_INFINITY);
  await page.locator('.scrubber').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => proof.textContent()).toBe('');
  await page.getByRole('button', { name: 'Check the shuffles' }).waitFor();
});

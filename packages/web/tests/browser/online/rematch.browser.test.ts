import { expect, test } from 'vitest';
import { menuOf, tableOfTwo } from '../kit/doors.ts';
import { openHouse } from '../kit/house.ts';
import { shot } from '../kit/shots.ts';

test('who watches again sees with their own eyes, and who comes back learns of the rematch', async () => {
  const [ada, bruno] = await tableOfTwo(await openHouse(7));
  await menuOf(ada.page).click();
  await ada.page.getByRole('button', { name: 'Abbandona la partita' }).click();
  await ada.page.getByRole('button', { name: 'Abbandona davvero' }).click();
  await ada.page.locator('.tv[data-over]').waitFor();
  await bruno.page.getByRole('link', { name: 'Watch again' }).click();
  const eyes = bruno.page.getByLabel('Seen by');
  await eyes.waitFor();
  expect(await eyes.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text)).toBe('Bruno');
  await bruno.page.getByRole('heading', { name: 'Your dungeon' }).waitFor();
  await eyes.selectOption({ label: 'Ada' });
  await bruno.page.getByRole('heading', { name: 'Ada’s dungeon' }).waitFor();
  await shot(bruno.page, 'replay-other-eyes');
  await ada.page.getByRole('button', { name: 'Rivincita' }).click();
  await ada.page.locator('.tv:not([data-over])').waitFor();
  await bruno.page.goBack();
  await bruno.page.locator('.tv-edge .prompt').getByText('Ada has called a rematch.').waitFor();
  await shot(bruno.page, 'rematch-called');
  await bruno.page.setViewportSize({ width: 390, height: 844 });
  await shot(bruno.page, 'rematch-called-phone');
  await bruno.page.getByRole('button', { name: 'Join the rematch' }).click();
  await bruno.page.locator('.tv:not([data-over])').waitFor();
});

test('a rematch that was deleted is called no more, and another can be', async () => {
  const [ada, bruno] = await tableOfTwo(await openHouse(7));
  await menuOf(ada.page).click();
  await ada.page.getByRole('button', { name: 'Abbandona la partita' }).click();
  await ada.page.getByRole('button', { name: 'Abbandona davvero' }).click();
  await ada.page.getByRole('button', { name: 'Rivincita' }).click();
  await ada.page.locator('.tv:not([data-over])').waitFor();
  await bruno.page.getByRole('button', { name: 'Join the rematch' }).waitFor();
  await menuOf(ada.page).click();
  await ada.page.getByRole('button', { name: 'Elimina il tavolo' }).click();
  await ada.page.getByRole('button', { name: 'Elimina davvero' }).click();
  await ada.page.locator('.lobby').waitFor();
  // Whoever listens has been told; what is to be read is taken back.
  const prompt = bruno.page.locator('.tv-edge .prompt');
  await prompt.getByText('Ada has called a rematch.').waitFor({ state: 'detached' });
  await bruno.page.getByRole('button', { name: 'Rematch' }).click();
  await bruno.page.locator('.tv:not([data-over])').waitFor();
});

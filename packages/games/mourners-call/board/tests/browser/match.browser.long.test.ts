import { violations } from '@tavolata/web/test-kit/look';
import { openMatch } from '@tavolata/web/test-kit/match';
import { shot } from '@tavolata/web/test-kit/shots';
import { expect, test } from 'vitest';

test('two people at one screen play a match of Mourners Call to the end', async () => {
  const { page, play } = await openMatch({ game: 'mourners-call', seed: 3, here: 1 });
  await play();
  await page.locator('.tv[data-over]').waitFor();
  await shot(page, 'mourners-call-two-end');
  expect(await violations(page)).toEqual([]);
});

import { mournersCall } from '@tavolata/mourners-call';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { inEach, SMALL_PHONE, sizes } from '@tavolata/web/test-kit/sizes';
import { expect, test } from 'vitest';

const LONG = 120_000;
const HAND = ['auraghast', 'cleopsis', 'ellianastis', 'kier', 'malavestros'].map(name => `court-${name}`);

test(
  'on a low phone an opened Court card has both its actions in sight, and its texts can be scrolled to',
  async () => {
    const page = await openPosition(
      mournersCall,
      { players: 2, given: { phase: 'action', seats: { a: { etherea: 9, hand: HAND }, b: {} } } },
      { language: 'it', width: 360, height: 640 },
    );
    await page.getByText('Auraghast').last().click();
    const sheet = page.locator('.mc-sheet');
    for await (const { height } of inEach(page, [SMALL_PHONE, ...sizes([360, 640])])) {
      await shot(page, `mourners-call-low-${height}`);
      const below = await sheet.evaluate(whole => {
        const end = whole.getBoundingClientRect().bottom;
        const actions = [...whole.querySelectorAll('.mc-action')];
        return actions.map(action => action.getBoundingClientRect().bottom <= end);
      });
      expect(below, `${height}`).toEqual([true, true]);
      await sheet.hover({ position: { x: 20, y: 20 } });
      await page.mouse.wheel(0, height);
      const unread = () =>
        sheet.evaluate(whole => {
          const last = [...whole.querySelectorAll('p')].at(-1) as Element;
          return last.getBoundingClientRect().bottom - whole.getBoundingClientRect().bottom;
        });
      await expect.poll(unread).toBeLessThan(0);
      await page.mouse.wheel(0, -height);
    }
  },
  LONG,
);

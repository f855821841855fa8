import { expect, test } from 'vitest';
import { person } from '../kit/browser.ts';
import { openHouse } from '../kit/house.ts';
import { LEFT } from '../kit/left.ts';
import { misfits } from '../kit/look.ts';
import { shot } from '../kit/shots.ts';
import { DESK, inEach, PHONE, UPRIGHT } from '../kit/sizes.ts';

const LONG = 120_000;

test.each(Object.entries(LEFT))(
  'an onlooker of %s has no empty hand under the table',
  async (slug, file) => {
    const { url } = await openHouse();
    const { page } = await person({ language: 'en', ...DESK });
    await page.goto(`${url}/#/`);
    await page.locator('.open-file input').setInputFiles(file());
    await page.getByRole('slider').fill('9');
    await page.getByLabel('Seen by').selectOption('onlooker');
    for await (const size of inEach(page, [DESK, UPRIGHT, PHONE])) {
      await shot(page, `onlooker-${slug}-${size.width}`);
      const dock = page.locator('.tv-dock');
      const [words, box] = [await dock.textContent(), await dock.boundingBox()];
      expect(words !== '' || box?.height === 0, `${size.width} wide`).toBe(true);
      expect(await misfits(page), `${size.width} wide`).toEqual([]);
    }
  },
  LONG,
);

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person } from '../kit/browser.ts';
import { openHouse } from '../kit/house.ts';
import { LEFT } from '../kit/left.ts';
import { misfits, violations } from '../kit/look.ts';
import { slim, unfit } from '../kit/phone.ts';
import { shot } from '../kit/shots.ts';
import { inEach, PHONE, UPRIGHT } from '../kit/sizes.ts';

const LONG = 120_000;
const LOW_PHONE = { width: 360, height: 640 };

/** What share of the window the table has, and how high whatever is held is drawn. */
const laidOut = (page: Page) =>
  page.evaluate(() => {
    const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
    const held = [...document.querySelectorAll('.tv-dock .thing')].filter(
      each => each.getClientRects().length > 0,
    );
    return {
      table: heightOf(document.querySelector('.tv-table')) / innerHeight,
      controls: heightOf(document.querySelector('.scrubber')),
      held: held.map(heightOf),
    };
  });

const ONE_ROW = 72;
const TWO_ROWS = 96;

test.each(Object.entries(LEFT))(
  'on phones and tablets a replay of %s leaves the table its room, and hands their cards',
  async (slug, file) => {
    const { url } = await openHouse();
    const { page } = await person({ language: 'it' });
    await page.goto(`${url}/#/`);
    await page.locator('.open-file input').setInputFiles(file());
    const moment = page.getByRole('slider');
    await moment.fill((await moment.getAttribute('max')) ?? '');
    for await (const size of inEach(page, [PHONE, LOW_PHONE, UPRIGHT])) {
      const where = `${size.width} wide`;
      await shot(page, `replay-${slug}-${size.width}`);
      const { table, controls, held } = await laidOut(page);
      expect(table, where).toBeGreaterThan(0.5);
      expect(held.length, where).toBeGreaterThan(1);
      expect(Math.min(...held), where).toBeGreaterThan(16);
      expect(await misfits(page), where).toEqual([]);
      expect(controls, where).toBeLessThan(size === UPRIGHT ? ONE_ROW : TWO_ROWS);
      if (size === UPRIGHT) continue;
      expect(await slim(page), where).toEqual([]);
    }
  },
  LONG,
);

test.each(['it', 'en'] as const)(
  'on a phone the rest of a replay’s controls is behind one button (%s)',
  async language => {
    const { url } = await openHouse();
    const { page } = await person({ language, ...LOW_PHONE });
    await page.goto(`${url}/#/`);
    await page.locator('.open-file input').setInputFiles(LEFT['boss-monster']());
    const eyes = page.getByLabel(/^(Con gli occhi di|Seen by)/);
    const more = page.getByRole('button', { name: /^(Altri comandi|More controls)$/ });
    await more.waitFor();
    expect(await eyes.isVisible()).toBe(false);
    await more.click();
    await eyes.selectOption('b');
    await page.getByRole('button', { name: /^(Controlla i mescolamenti|Check the shuffles)$/ }).click();
    await page.locator('.proof code').waitFor();
    await shot(page, `replay-more-${language}`);
    expect(await violations(page)).toEqual([]);
    expect(await unfit(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
    await more.click();
    expect(await eyes.isVisible()).toBe(false);
  },
  LONG,
);

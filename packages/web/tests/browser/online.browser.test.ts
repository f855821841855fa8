import { expect, test } from 'vitest';
import { person } from './kit/browser.ts';
import { deal, join, openOnline } from './kit/doors.ts';
import { openHouse } from './kit/house.ts';
import { play } from './kit/play.ts';
import { shot } from './kit/shots.ts';

const WHOLE_MATCH = 120_000;

test(
  'two people and a bot play a whole match, and play again',
  async () => {
    const house = await openHouse();
    const [ada, bruno] = [await person({ language: 'it' }), await person({ language: 'en' })];
    const link = await openOnline(ada.page, house, 'Ada', 1);
    await shot(ada.page, 'gathering');
    await bruno.page.goto(link);
    await bruno.page.locator('.join').waitFor();
    await shot(bruno.page, 'join');
    await join(bruno.page, link, 'Bruno');
    await deal(ada.page);
    await bruno.page.locator('.tv-table').waitFor();
    const [byAda, byBruno] = await Promise.all([play(ada.page), play(bruno.page)]);
    expect(byAda).toBeGreaterThan(5);
    expect(byBruno).toBeGreaterThan(5);
    await shot(ada.page, 'result');
    const again = /Rivincita|Rematch|Siediti alla rivincita|Join the rematch/;
    await ada.page.getByRole('button', { name: again }).click();
    await ada.page.waitForFunction(() => !document.querySelector('.tv')?.matches('[data-over]'));
    await bruno.page.getByRole('button', { name: 'Join the rematch' }).click();
    await bruno.page.locator('.tv:not([data-over])').waitFor();
    await Promise.all([ada, bruno].map(({ page }) => play(page, { most: 1 })));
  },
  WHOLE_MATCH,
);

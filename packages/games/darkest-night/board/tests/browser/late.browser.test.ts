import { darkestNight } from '@tavolata/darkest-night';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { DESK, inEach, LAPTOP } from '@tavolata/web/test-kit/sizes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const LATE = {
  darkness: 30,
  necromancer: 'castle',
  active: 'knight',
  heroes: {
    knight: { at: 'village' },
    seer: { at: 'forest' },
    druid: { at: 'forest' },
    rogue: { at: 'forest' },
  },
  left: { forest: ['key', 'waystone'] },
  blights: {
    forest: ['curse', 'spies', 'zombies', 'desecration'],
    monastery: ['lich', 'shades', 'taint', 'vampire'],
    swamp: ['skeletons', 'unholy-aura'],
  },
};

/** What lies on what else is to be read or counted. */
const covered = (page: Page, what: string, by: string): Promise<string[]> =>
  page.evaluate(
    ([words, pieces]) => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map(element => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return {
            text: element.textContent ?? '',
            box: element.getBoundingClientRect(),
            said: range.getBoundingClientRect(),
          };
        });
      return boxes(words).flatMap(word => {
        const { left, right, top, bottom } = word.text === '' ? word.box : word.said;
        return boxes(pieces)
          .filter(({ box }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)
          .map(({ text }) => `${text} on ${word.text}`);
      });
    },
    [what, by] as const,
  );

test('late in the night nothing lies on the count of blights, nor the moon on what it brings, and Might is whole', async () => {
  const page = await openPosition(darkestNight, { given: LATE }, { language: 'en', ...DESK });
  for await (const { width } of inEach(page, [DESK, LAPTOP])) {
    await shot(page, `darkest-night-late-${width}`);
    expect(
      await covered(page, '.dn-tally i, .dn-tally span', '.dn-blight, .dn-might'),
      `${width} wide`,
    ).toEqual([]);
    expect(await covered(page, '.dn-threshold span', '.dn-moon'), `${width} wide`).toEqual([]);
    const clipped = await page
      .locator('.dn-might')
      .evaluateAll(
        all => all.filter(might => might.scrollWidth > might.clientWidth || might.clientHeight > 20).length,
      );
    expect(clipped).toBe(0);
  }
});

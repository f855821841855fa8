import { expect, test } from 'vitest';
import { chooseIn, TABLES } from './kit/four-souls.ts';
import { misfits, violations } from './kit/look.ts';
import { openMatch } from './kit/match.ts';
import { shot } from './kit/shots.ts';

const LONG = 240_000;

test.each(TABLES)(
  'four at a table with rooms and bonus souls: all fits and can be used by everybody ($width, $language)',
  async who => {
    const match = await openMatch({
      game: 'four-souls',
      seed: who.width,
      people: [who],
      bots: 3,
      set: page => chooseIn(page, { variants: ['rooms', 'bonus-souls', 'bartering'] }),
    });
    for (const answers of [1, 6, 12]) {
      await match.play(answers);
      await match.page.locator('.tv[data-question], .tv[data-over]').waitFor();
      expect(await misfits(match.page)).toEqual([]);
      expect(await violations(match.page)).toEqual([]);
    }
    await shot(match.page, `four-souls-${who.width}-${who.language}`);
  },
  LONG,
);

test(
  'alone: both characters are played, with the time that is left in sight',
  async () => {
    const { page, play } = await openMatch({
      game: 'four-souls',
      seed: 5,
      set: form => chooseIn(form, { mode: 'solo' }),
    });
    const played = new Set<string | null>();
    for (let i = 0; i < 12; i++) {
      await play(2);
      await page.locator('.tv[data-question]').waitFor();
      played.add(await page.locator('.fs-me > .fs-tile').getAttribute('data-card'));
    }
    expect(played.size).toBe(2);
    expect(Number(await page.locator('.fs-timer b').textContent())).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
  },
  LONG,
);

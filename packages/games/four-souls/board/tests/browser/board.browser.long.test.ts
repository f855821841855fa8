import { misfits } from '@tavolata/web/test-kit/look';
import { openMatch } from '@tavolata/web/test-kit/match';
import { shot } from '@tavolata/web/test-kit/shots';
import { expect, test } from 'vitest';
import { chooseIn } from './kit.ts';

const WHOLE = 1_200_000;

test(
  'two people and two bots play a whole match',
  async () => {
    const match = await openMatch({
      game: 'four-souls',
      seed: 3,
      people: [
        { language: 'it', width: 1440 },
        { language: 'en', width: 390, height: 844 },
      ],
      bots: 2,
      set: page => chooseIn(page, { variants: ['rooms', 'bonus-souls'] }),
    });
    const answers = await match.play();
    for (const { page } of match.people) {
      await page.locator('.tv[data-over]').waitFor();
      expect(await misfits(page)).toEqual([]);
    }
    expect(Math.min(...answers)).toBeGreaterThan(20);
    await shot(match.page, 'four-souls-two-people');
  },
  WHOLE,
);

test.each([
  { name: 'alone', set: { mode: 'solo' }, seed: 4 },
  { name: 'a challenge', set: { mode: 'solo', challenge: 'the-bargain' }, seed: 6 },
])(
  'a whole match: $name',
  async ({ name, set, seed }) => {
    const match = await openMatch({ game: 'four-souls', seed, set: page => chooseIn(page, set) });
    const [answers = 0] = await match.play();
    await match.page.locator('.tv[data-over]').waitFor();
    expect(answers).toBeGreaterThan(20);
    expect(await misfits(match.page)).toEqual([]);
    await shot(match.page, `four-souls-${name.replace(' ', '-')}`);
  },
  WHOLE,
);

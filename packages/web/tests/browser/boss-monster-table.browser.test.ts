import { bossMonster } from '@tavolata/boss-monster';
import { expect, test } from 'vitest';
import { misfits, violations } from './kit/look.ts';
import { openPosition } from './kit/position.ts';
import { shot } from './kit/shots.ts';

const LONG = 120_000;

const HEROES = bossMonster.defs.filter(({ type }) => type === 'hero').map(({ id }) => id);
const SEATS = {
  a: { boss: 'gorgona', dungeon: ['open-grave'], hand: ['witchs-kitchen'] },
  b: { boss: 'cleopatra' },
  c: { boss: 'seducia' },
  d: { boss: 'king-croak' },
};

test.each([
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
] as const)(
  'sixteen Heroes in town can all be looked at ($width wide)',
  async who => {
    const given = { phase: 'build', seats: SEATS, town: HEROES.slice(0, 16) };
    const page = await openPosition(bossMonster, { players: 4, given }, { language: 'en', ...who });
    const heroes = page.locator('.bm-villager');
    expect(await heroes.count()).toBe(16);
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await shot(page, `boss-monster-town-${who.width}`);
    await heroes.first().hover();
    await page.mouse.wheel(who.width, 0);
    await page.waitForFunction(() => {
      const last = [...document.querySelectorAll('.bm-villager')].at(-1) as Element;
      const { x, y, width, height } = last.getBoundingClientRect();
      return last.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  },
  LONG,
);

test(
  'on a phone a few cards laid out to choose from show what is printed on them',
  async () => {
    const discard = ['freeze', 'open-grave', 'golem-factory'];
    const position = { players: 2, given: { phase: 'build', seats: { a: SEATS.a, b: SEATS.b }, discard } };
    const page = await openPosition(bossMonster, position, { width: 360, height: 740 });
    await page.locator('.bm-piles button').click();
    expect(await page.locator('.bm-spread .bm-card').count()).toBe(3);
    await shot(page, 'boss-monster-spread-360');
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  },
  LONG,
);

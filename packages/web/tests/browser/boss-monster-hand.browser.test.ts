import { bossMonster } from '@tavolata/boss-monster';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settled } from './kit/look.ts';
import { openPosition } from './kit/position.ts';
import { shot } from './kit/shots.ts';
import { DESK, inEach, PHONE, SMALL_PHONE, sizes } from './kit/sizes.ts';

const LONG = 120_000;

const ROOMS = ['witchs-kitchen', 'haunted-library', 'all-seeing-eye', 'ligers-den', 'succubus-spa'];
const MANY = [...ROOMS, 'open-grave', 'dark-altar', 'golem-factory', 'neanderthal-cave', 'monsters-ballroom'];

const toBuild = (hand: readonly string[]): Promise<Page> => {
  const seats = { a: { boss: 'cleopatra', dungeon: ['brainsucker-hive'], hand }, b: { boss: 'gorgona' } };
  return openPosition(bossMonster, { players: 2, given: { phase: 'build', seats } });
};

/** By how much the chosen card, its tick and its number reach out of what is seen of the hand. */
const beyond = (page: Page): Promise<number> =>
  page.locator('.bm-hand .bm-card.is-selected').evaluate(card => {
    const dock = document.querySelector('.tv-dock')?.getBoundingClientRect() ?? new DOMRect();
    const { top, bottom } = card.getBoundingClientRect();
    const border = card.clientTop;
    const tick = top + border + Number.parseFloat(getComputedStyle(card, '::before').top);
    const number = card.querySelector('.bm-burst')?.getBoundingClientRect().top ?? top;
    // The frame of what is chosen is six wide.
    const highest = Math.min(tick, number, top - 6);
    return Math.max(0, dock.top - highest, bottom + 6 - Math.min(dock.bottom, innerHeight));
  });

/** Words of the question and its answers that leave their button, or the edge. */
const spilt = (page: Page): Promise<string[]> =>
  page.locator('.tv-edge .answers > .btn, .tv-edge .prompt > *').evaluateAll(all => {
    const edge = document.querySelector('.tv-edge')?.getBoundingClientRect() ?? new DOMRect();
    const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1;
    return all
      .filter(each => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const words = range.getBoundingClientRect();
        return (
          !isWithin(words, edge) || (each.matches('.btn') && !isWithin(words, each.getBoundingClientRect()))
        );
      })
      .map(each => each.textContent ?? '');
  });

test.each([
  { many: 'a few', hand: ROOMS },
  { many: 'many', hand: MANY },
])(
  'of $many cards in hand the chosen one is seen whole, with its tick and its number',
  async ({ many, hand }) => {
    const page = await toBuild(hand);
    for await (const { width, height } of inEach(page, [
      DESK,
      PHONE,
      SMALL_PHONE,
      ...sizes([375, 667], [820, 740], [820, 1180]),
    ])) {
      await page.locator('.bm-hand .thing.is-lit').first().click();
      await settled(page);
      await shot(page, `boss-monster-chosen-${many.replace(' ', '-')}-${width}`);
      expect([width, height, await beyond(page)]).toEqual([width, height, 0]);
      expect([width, height, await spilt(page)]).toEqual([width, height, []]);
      await page.keyboard.press('Escape');
    }
  },
  LONG,
);

test(
  'what may be answered or passed stays on the edge, whatever is said beside it; one card is one card',
  async () => {
    const mine = { boss: 'robobo', dungeon: ['witchs-kitchen'], hand: ['ligers-den', 'zombie-attack'] };
    const page = await openPosition(bossMonster, {
      players: 2,
      given: { phase: 'build', seats: { a: mine, b: { boss: 'cleopatra', hand: ['open-grave'] } } },
    });
    await page.locator('.yields').waitFor();
    const held = await page.locator('.bm-mine p').allTextContents();
    expect(held.map(words => words.trim())).toEqual(['1 Stanza', '1 Incantesimo']);
    for await (const { width } of inEach(page, [DESK, ...sizes([1280, 800], [1024, 768])])) {
      await page.locator('.bm-room.is-lit').click();
      await settled(page);
      await shot(page, `boss-monster-answering-${width}`);
      expect([width, await spilt(page)]).toEqual([width, []]);
      await page.keyboard.press('Escape');
    }
  },
  LONG,
);

/** Names that leave their card. */
const spiltNames = (page: Page): Promise<string[]> =>
  page.locator('.bm-small-n').evaluateAll(all =>
    all
      .filter(name => {
        const range = document.createRange();
        range.selectNodeContents(name);
        const card = (name.parentElement as Element).getBoundingClientRect();
        return range.getBoundingClientRect().right > card.right - 2;
      })
      .map(name => name.textContent ?? ''),
  );

test(
  'a long hand on a phone shows that there is more below, and first what is asked about',
  async () => {
    const spells = ['counterspell', 'motivation', 'fear', 'exhaustion', 'giant-size', 'teleportation'];
    const page = await toBuild(['monstrous-monument', ...MANY, ...spells]);
    for await (const { width, height } of inEach(page, [PHONE, ...sizes([360, 640])])) {
      const grid = page.locator('.bm-grid');
      const more = () => grid.evaluate(list => list.style.getPropertyValue('--more'));
      await grid.evaluate(list => list.scrollTo(0, 0));
      await expect.poll(more).toBe('28px');
      await shot(page, `boss-monster-long-hand-${width}`);
      expect([width, height, await spiltNames(page)]).toEqual([width, height, []]);
      await grid.evaluate(list => list.scrollTo(0, list.scrollHeight));
      await expect.poll(more).toBe('0px');
    }
    const lit = page.locator('.bm-grid .is-lit').first();
    await page.locator('.bm-grid').evaluate(list => list.scrollTo(0, 0));
    await page.reload();
    await lit.waitFor();
    const [card, dock] = [await lit.boundingBox(), await page.locator('.bm-grid').boundingBox()];
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + (dock?.height ?? 0));
  },
  LONG,
);

import { bossMonster } from '@tavolata/boss-monster';
import { settled } from '@tavolata/web/test-kit/look';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { DESK, inEach, PHONE, SMALL_PHONE, sizes } from '@tavolata/web/test-kit/sizes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const LONG = 120_000;

const ROOMS = ['witchs-kitchen', 'haunted-library', 'all-seeing-eye', 'ligers-den', 'succubus-spa'];
const MANY = [...ROOMS, 'open-grave', 'dark-altar', 'golem-factory', 'neanderthal-cave', 'monsters-ballroom'];

const toBuild = (hand: readonly string[]): Promise<Page> => {
  const seats = { a: { boss: 'cleopatra', dungeon: ['brainsucker-hive'], hand }, b: { boss: 'gorgona' } };
  return openPosition(bossMonster, { players: 2, given: { phase: 'build', seats } });
};

/** By how much the chosen card, its tick and its number reach out of what is seen of the hand. */
const beyond = (page: Page): Promise<number> =>
  page.locator('.bm-hand .thing.is-selected').evaluate(card => {
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
    const held = await page.locator('.boss-monster-Hand-mine p').allTextContents();
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

/** Cards of which a finger would meet less than 44 px. */
const slimCards = (page: Page): Promise<number> =>
  page.locator('.bm-hand .thing').evaluateAll(all => {
    const lefts = all.map(each => each.getBoundingClientRect());
    return lefts.filter(({ left, top, width }, i) => {
      const next = lefts[i + 1];
      const seen = next && next.top === top ? Math.min(width, next.left - left) : width;
      return seen < 43.5;
    }).length;
  });

test(
  'on a phone of a very long hand each card shows what a finger needs, and first what is asked about',
  async () => {
    const spells = ['counterspell', 'motivation', 'fear', 'exhaustion', 'giant-size', 'teleportation'];
    const page = await toBuild(['monstrous-monument', ...MANY, ...spells]);
    const lit = page.locator('.bm-hand .is-lit').first();
    for await (const { width, height } of inEach(page, [PHONE, ...sizes([360, 640])])) {
      await shot(page, `boss-monster-long-hand-${width}`);
      expect([width, height, await slimCards(page)]).toEqual([width, height, 0]);
      await page.reload();
      await lit.waitFor();
      const isSeen = () =>
        lit.evaluate(each => {
          const { left, right } = each.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        });
      await expect.poll(isSeen).toBe(true);
    }
  },
  LONG,
);

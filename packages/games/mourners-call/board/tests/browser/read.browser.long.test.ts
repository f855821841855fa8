import { mournersCall } from '@tavolata/mourners-call';
import { misfits } from '@tavolata/web/test-kit/look';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { DESK, inEach, PHONE, type Size, SMALL_PHONE } from '@tavolata/web/test-kit/sizes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const LONG = 120_000;

const COURT = mournersCall.defs.filter(({ type }) => type === 'court').map(({ id }) => id);

const toAct = (hand: readonly string[], threat: number, language: 'it' | 'en'): Promise<Page> => {
  const five = Array.from({ length: 5 }, () => 'mortis-knighthood');
  const a = { etherea: 9, hand, influence: { bone: 3, flesh: 3, spirit: 3 }, crypt: five };
  const b = { influence: { bone: 2 } };
  return openPosition(
    mournersCall,
    { players: 3, given: { phase: 'action', threat, seats: { a, b, c: {} } } },
    { language },
  );
};

/** Pairs of which the second lies over the first. */
const overlaid = (page: Page, under: string, over: string, within: string): Promise<string[]> =>
  page.locator(within).evaluateAll(
    (all, [one, other]) =>
      all.flatMap(each => {
        const boxes = (which: string) =>
          [...each.querySelectorAll(which)].map(found => found.getBoundingClientRect());
        return boxes(one).some(a =>
          boxes(other).some(
            b =>
              a.width > 0 &&
              b.width > 0 &&
              a.left < b.right - 0.5 &&
              b.left < a.right - 0.5 &&
              a.top < b.bottom - 0.5 &&
              b.top < a.bottom - 0.5,
          ),
        )
          ? [each.textContent ?? '']
          : [];
      }),
    [under, over] as const,
  );

test.each([
  { threat: 0, language: 'it' },
  { threat: 9, language: 'en' },
] as const)(
  'on phones a price lies over no place of a guild, and below how many cards a deck has (Threat $threat)',
  async ({ threat, language }) => {
    const page = await toAct([], threat, language);
    for await (const { width } of inEach(page, [PHONE, SMALL_PHONE])) {
      await shot(page, `mourners-call-prices-${threat}-${width}`);
      expect([width, await misfits(page)]).toEqual([width, []]);
      expect([width, await overlaid(page, '.cell, .mc-guild-h > .mc-i', '.mc-price', '.mc-guild')]).toEqual([
        width,
        [],
      ]);
      const beside = await page.locator('.mc-deck:has(.mc-price)').evaluateAll(decks =>
        decks.filter(deck => {
          const [count, price] = ['.mc-deck-n', '.mc-price'].map(part => deck.querySelector(part));
          return (
            (count?.getBoundingClientRect().bottom ?? 0) > (price?.getBoundingClientRect().top ?? 0) + 0.5
          );
        }),
      );
      expect([width, beside.length]).toEqual([width, 0]);
    }
  },
  LONG,
);

test.each([
  { threat: 0, language: 'it' },
  { threat: 0, language: 'en' },
  { threat: 9, language: 'en' },
] as const)(
  'the number of an action in the hand covers none of its words, and all of them are on the card ($language, Threat $threat)',
  async ({ threat, language }) => {
    for (let first = 0; first < COURT.length; first += 5) {
      const page = await toAct(COURT.slice(first, first + 5), threat, language);
      await page.setViewportSize(DESK);
      await shot(page, `mourners-call-court-${language}-${threat}-${first}`);
      expect(await overlaid(page, '.mc-step > span, .mc-step > .mc-i', 'i', '.mc-court .mc-action')).toEqual(
        [],
      );
      const beyond = await page.locator('.mc-court .mc-action').evaluateAll(all =>
        all
          .filter(action => {
            const { top, bottom } = action.getBoundingClientRect();
            return [...action.querySelectorAll('.mc-step > *')].some(part => {
              const box = part.getBoundingClientRect();
              return box.top < top - 1 || box.bottom > bottom + 1;
            });
          })
          .map(({ textContent }) => textContent),
      );
      expect(beyond).toEqual([]);
    }
  },
  LONG,
);

/** Odium is played, and has to go somewhere. */
async function toPlace(size: Size): Promise<Page> {
  const page = await toAct(['court-odium'], 0, 'en');
  await page.setViewportSize(size);
  if (size === PHONE) await page.locator('.tv-dock').getByText('Odium').first().click();
  await page.locator('.mc-action.is-lit').first().click();
  await page.locator('.tv-edge [data-main]').click();
  await page.locator('.mc-chamber.is-lit').first().waitFor();
  return page;
}

test(
  'whoever is asked where a figure goes can read what each place does before it is sent there',
  async () => {
    const page = await toPlace(PHONE);
    await page.locator('.mc-chamber.is-lit').nth(1).click();
    await page.getByRole('button', { name: 'Read' }).click();
    const glass = page.locator('.inspect-dialog[open]');
    await glass.getByText('Gain 4 Etherea, then raise Suspicion by 1.').waitFor();
    await glass.getByText('Counts for the majority of the location').waitFor();
    await shot(page, 'mourners-call-read');
    await page.keyboard.press('Escape');
    await page.locator('.mc-chamber.is-selected').waitFor();
  },
  LONG,
);

test(
  'a mouse that rests on a place or on a guild reads what it does, whatever is asked',
  async () => {
    const page = await toPlace(DESK);
    const glance = page.locator('.glance');
    await page.locator('.mc-chamber').nth(1).hover();
    await glance.getByText('Gain 4 Etherea, then raise Suspicion by 1.').waitFor();
    await page.locator('.mc-guild').first().hover();
    await glance.getByText('Gain 3 Etherea.').waitFor();
    await shot(page, 'mourners-call-glance');
  },
  LONG,
);

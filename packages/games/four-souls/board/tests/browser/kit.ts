import { openEyes } from '@tavolata/web/test-kit/eyes';
import type { Page } from 'playwright-core';

/** What is chosen for a table of Four Souls, by the names its options have in the rules. */
export interface Chosen {
  readonly mode?: string;
  readonly challenge?: string;
  readonly decks?: string;
  readonly variants?: readonly string[];
}

/** In the order the form has them. */
const LISTS = ['mode', 'difficulty', 'challenge', 'decks'] as const;
const SWITCHES = ['rooms', 'bonus-souls', 'mini-draft', 'only-eden', 'lowest-roll', 'bartering'];

/** Fills in the game's part of the new table. */
export async function chooseIn(page: Page, chosen: Chosen): Promise<void> {
  const { variants = [] } = chosen;
  const options = page.locator('.new-table details');
  await options.locator('summary').click();
  const list = (name: (typeof LISTS)[number]) => options.locator('select').nth(LISTS.indexOf(name));
  for (const name of ['mode', 'challenge', 'decks'] as const) {
    const value = chosen[name];
    if (value) await list(name).selectOption(value);
  }
  for (const variant of variants)
    await options.locator('input[type=checkbox]').nth(SWITCHES.indexOf(variant)).check();
}

/**
 * What on the table cannot be read whole: names and numbers that leave their card, mat or window, or lie under another
 * word or sign; numbers that touch; and cards that lie over one another.
 */
export async function unread(page: Page): Promise<string[]> {
  await openEyes(page);
  return page.evaluate(() => {
    interface Seen {
      readonly name: string;
      readonly element: Element;
      readonly box: DOMRect;
    }
    const MUCH = 2;
    const isShown = (element: Element): boolean =>
      element.checkVisibility() &&
      !isUnseen(element) &&
      !element.closest('.four-souls-Board-sheet, .four-souls-Usable-usable');
    const wordsOf = (element: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const all = (selector: string, boxOf: (element: Element) => DOMRect): Seen[] =>
      [...document.querySelectorAll(selector)].filter(isShown).map(element => ({
        name: element.getAttribute('data-name') ?? element.textContent?.trim() ?? '',
        element,
        box: boxOf(element),
      }));
    const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
    const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left >= outer.left - MUCH &&
      inner.right <= outer.right + MUCH &&
      inner.top >= outer.top - MUCH &&
      inner.bottom <= outer.bottom + MUCH;
    const isOver = (a: DOMRect, b: DOMRect, much: number): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > much &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > much;
    const words = all(
      '.four-souls-Tile-words :is(em, small), .four-souls-Standing-standing > span, .four-souls-Plate-title > span, .four-souls-Plate-title > small, .four-souls-Mat-head > h3, .four-souls-BonusSouls-bonus > h3, .four-souls-BonusSouls-goal > small, .four-souls-Pile-thrown',
      wordsOf,
    );
    const numbers = all('.four-souls-Numbers-stats > span', boxOf);
    const signs = all(
      '.four-souls-Marks-ribbon, .four-souls-Slot-covers > span, .four-souls-Aims-aim, .four-souls-Pile-deck b, .four-souls-Player-look svg',
      boxOf,
    );
    const cards = all('.four-souls-Tile-tile', boxOf);
    const out = [...words, ...numbers, ...cards].flatMap(({ name, element, box }) =>
      ['.four-souls-Tile-tile', '.four-souls-Player-player, .four-souls-Mat-mat', '.tv-table, .tv-dock']
        .map(holder => element.parentElement?.closest(holder))
        .filter(holder => holder && !isWithin(box, boxOf(holder)))
        .map(holder => `${name} leaves ${holder?.className}`),
    );
    const pairs = (some: readonly Seen[], others: readonly Seen[], much = MUCH): string[] =>
      some.flatMap((one, i) =>
        (some === others ? some.slice(i + 1) : others)
          .filter(other => !one.element.contains(other.element) && isOver(one.box, other.box, much))
          .map(other => `${one.name} and ${other.name} overlap`),
      );
    return [
      ...out,
      ...pairs(words, words),
      ...pairs(words, signs),
      ...pairs(numbers, signs),
      ...pairs(numbers, words, 0),
      ...pairs(numbers, numbers, -1),
      ...pairs(signs, signs),
      ...pairs(cards, cards),
    ];
  });
}

/** What somebody may have gathered. */
export const OWNED = ['the-bone', 'razor-blade', 'dads-lost-coin', 'fanny-pack', 'the-d6', 'belly-button'];

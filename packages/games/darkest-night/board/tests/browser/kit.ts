import { settled } from '@tavolata/web/test-kit/look';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What of the map's pieces lies beyond its edge, or under the box where dice decide. */
export const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [map, box] = [boxOf('.dn-map'), boxOf('.dn-box')];
    if (!map || !box) throw new Error('there is no map, or nothing to decide');
    const necromancer = ['.dn-hex', '.dn-his-words'];
    const pieces = [...necromancer, '.dn-plate', '.dn-token', '.dn-blight', '.dn-might', '.dn-relic'];
    return pieces.flatMap(piece =>
      [...document.querySelectorAll(`.dn-map ${piece}`)]
        .map(element => element.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .filter(({ left, right, top, bottom }) => {
          const isWithin = left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom;
          const isCovered = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          return isCovered || !isWithin;
        })
        .map(({ x, y }) => `${piece} at ${Math.round(x)}, ${Math.round(y)}`),
    );
  });

/** Words and numbers of the map that lie with more than a rim on something else, or under it. */
export const overlaid = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const RIM = 3;
    const all = (selector: string) => [...document.querySelectorAll(`.dn-map :is(${selector})`)];
    const pieces = all('.dn-plate, .dn-token, .dn-blight, .dn-relic, .dn-hex, .dn-tally');
    return all('.dn-plate b, .dn-might, .dn-tally p, .dn-his-words').flatMap(word => {
      const { left, right, top, bottom } = word.getBoundingClientRect();
      return pieces
        .filter(piece => {
          const box = piece.getBoundingClientRect();
          const wide = Math.min(right, box.right) - Math.max(left, box.left);
          const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
          return !piece.contains(word) && Math.min(wide, high) > RIM;
        })
        .map(piece => `${word.textContent} of ${word.parentElement?.className} and ${piece.className}`);
    });
  });

/** Heroes and blights that lie with more than a rim on what is of another place, or under it. */
export const heaped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const RIM = 3;
    const all = (selector: string) => [...document.querySelectorAll(`.dn-map :is(${selector})`)];
    const pieces = all('.dn-plate, .dn-token, .dn-blight, .dn-relic');
    const placeOf = (piece: Element) => piece.closest('.dn-place')?.className;
    return all('.dn-token, .dn-blight').flatMap(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return pieces
        .filter(other => {
          const box = other.getBoundingClientRect();
          const wide = Math.min(right, box.right) - Math.max(left, box.left);
          const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
          return placeOf(other) !== placeOf(one) && Math.min(wide, high) > RIM;
        })
        .map(other => `${one.className} of ${placeOf(one)} and ${other.className} of ${placeOf(other)}`);
    });
  });

/** What the Necromancer's piece lies on with more than a rim. */
export const underHim = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const RIM = 3;
    const him = document.querySelector('.dn-hex')?.getBoundingClientRect();
    if (!him) throw new Error('he is nowhere');
    const pieces = '.dn-plate, .dn-token, .dn-blight, .dn-relic, .dn-tally';
    return [...document.querySelectorAll(`.dn-map :is(${pieces})`)]
      .filter(piece => {
        const box = piece.getBoundingClientRect();
        const wide = Math.min(him.right, box.right) - Math.max(him.left, box.left);
        const high = Math.min(him.bottom, box.bottom) - Math.max(him.top, box.top);
        return Math.min(wide, high) > RIM;
      })
      .map(piece => `${piece.className} of ${piece.closest('.dn-place')?.className}`);
  });

/** What of the map his ways' labels lie on. */
const labelled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pieces = '.dn-way, .dn-token, .dn-blight, .dn-tag, .dn-relic, .dn-plate, .dn-necromancer, .dn-box';
    return [...document.querySelectorAll('.dn-way')].flatMap(way => {
      const label = way.getBoundingClientRect();
      return [...document.querySelectorAll(pieces)]
        .filter(piece => {
          const { left, right, top, bottom } = piece.getBoundingClientRect();
          const isBeside = right <= label.left || left >= label.right;
          return piece !== way && !isBeside && bottom > label.top && top < label.bottom;
        })
        .map(piece => `${way.textContent} on ${piece.className}`);
    });
  });

/** Nothing on the map lies on anything else, or beyond its edge. */
export async function expectApart(page: Page, when = 'always'): Promise<void> {
  await settled(page);
  expect(await unseen(page), when).toEqual([]);
  expect(await overlaid(page), when).toEqual([]);
  expect(await heaped(page), when).toEqual([]);
  expect(await underHim(page), when).toEqual([]);
}

/** And where he may go is there to be read, too. */
export async function expectWhole(page: Page, when = 'always'): Promise<void> {
  await expectApart(page, when);
  expect(await labelled(page), when).toEqual([]);
}

import { mournersCall } from '@tavolata/mourners-call';
import { misfits, settled, violations } from '@tavolata/web/test-kit/look';
import { openMatch } from '@tavolata/web/test-kit/match';
import { unfit } from '@tavolata/web/test-kit/phone';
import { openPosition } from '@tavolata/web/test-kit/position';
import { letPlay } from '@tavolata/web/test-kit/robot';
import { shot } from '@tavolata/web/test-kit/shots';
import { DESK, inEach, PHONE, SMALL_PHONE, sizes, TABLETS, UPRIGHT } from '@tavolata/web/test-kit/sizes';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

const LONG = 300_000;

/** What lies before the player: the phase, and what is laid over the city. */
const faceOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const phase = document.querySelector('.tv-phase .on')?.textContent ?? '';
    const offer = [...document.querySelectorAll('.mc-content > *')].map(
      ({ className }) => className.split(' ')[0],
    );
    return [phase, ...offer].join(' ');
  });

/** What is offered under the button that folds it away. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fold = document.querySelector('.mc-offer .mc-fold')?.getBoundingClientRect();
    if (!fold) return [];
    return [...document.querySelectorAll<HTMLElement>('.mc-offered-card')].flatMap(card => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const isOver = left < fold.right && right > fold.left && top < fold.bottom && bottom > fold.top;
      return isOver ? [card.textContent] : [];
    });
  });

/** Enough of a match: the tithe has been bid for, and most other kinds of questions answered. */
const isEnough = (faces: ReadonlySet<string>): boolean =>
  faces.size > 7 && [...faces].some(face => face.includes('mc-altar'));

/** How much of the board, or of what lies over the city, has to be scrolled to. */
const outOfReach = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.mc-board, .mc-content, .mc-offered, .mc-pointed')]
      .flatMap(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
        scrollHeight - clientHeight,
        scrollWidth - clientWidth,
      ])
      .filter(more => more > 0),
  );

const isPhone = ({ width }: { readonly width: number }): boolean => width <= PHONE.width;

test.each([
  { language: 'it', bots: 4, seed: 4, sizes: [PHONE, DESK, SMALL_PHONE], closely: SMALL_PHONE },
  { language: 'en', bots: 2, seed: 3, sizes: [DESK, UPRIGHT, SMALL_PHONE], closely: DESK },
] as const)(
  'Mourners Call with $bots others: all fits and can be used by everybody, whatever is asked ($language)',
  async ({ language, bots, seed, sizes, closely }) => {
    const people = [{ language, ...UPRIGHT }];
    const { page } = await openMatch({ game: 'mourners-call', seed, people, bots });
    const faces = new Set<string>();
    for (let answer = 0; answer < 240 && !isEnough(faces); answer++) {
      await page.locator('.tv[data-question], .tv[data-over]').waitFor();
      const face = await faceOf(page);
      for await (const size of inEach(page, faces.has(face) ? [] : sizes)) {
        const at = [face, size.width];
        expect([at, await misfits(page)]).toEqual([at, []]);
        expect([at, await covered(page)]).toEqual([at, []]);
        if (isPhone(size)) {
          expect([at, await unfit(page)]).toEqual([at, []]);
          expect([at, await outOfReach(page)]).toEqual([at, []]);
        }
        // What lies over the city is made alike for all: one close look at it is enough.
        if (size === closely && (isPhone(size) || !face.includes('mc-')))
          expect([at, await violations(page)]).toEqual([at, []]);
      }
      faces.add(face);
      // A tithe that is never bid for in one match may be in the next.
      const over = page.locator('.tv[data-over]');
      if (await over.count()) {
        await page.locator('.tv-edge [data-main]').click();
        await over.waitFor({ state: 'detached' });
      } else await letPlay(page, { most: 1, seed: answer });
    }
    expect(isEnough(faces), [...faces].join('; ')).toBe(true);
  },
  LONG,
);

test.each(
  (['it', 'en'] as const).flatMap(language =>
    (['draft', 'motives'] as const).map(phase => ({ language, phase })),
  ),
)(
  'on a small phone all that an offered card says stands within its frame: $phase ($language)',
  async ({ language, phase }) => {
    const given = { phase, seats: { a: {}, b: {} } };
    const who = { ...SMALL_PHONE, language };
    const page = await openPosition(mournersCall, { players: 2, given }, who);
    await page.locator('.mc-offered-card.is-lit .mc-face b:visible').nth(1).waitFor();
    await settled(page);
    const beyond = await page.locator('.mc-face').evaluateAll(faces =>
      faces.flatMap(face => {
        const room = face.getBoundingClientRect();
        return [...face.querySelectorAll('b, i, span, p')]
          .filter(part => {
            const { width, left, right, top, bottom } = part.getBoundingClientRect();
            const isOut = left < room.left || right > room.right || top < room.top || bottom > room.bottom;
            return width > 0 && isOut;
          })
          .map(({ textContent }) => textContent);
      }),
    );
    expect(beyond).toEqual([]);
  },
);

/** Places in which the name breaks within a syllable, or anything reaches out or lies over something else. */
const unread = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const letters = document.createRange();
    const topOf = (text: Text, at: number): number => {
      letters.setStart(text, at);
      letters.setEnd(text, at + 1);
      // A letter that begins a line has a box at the end of the one before, too: the hyphen's.
      return [...letters.getClientRects()].at(-1)?.top ?? 0;
    };
    const isTorn = ({ firstChild: text }: Element): boolean =>
      text instanceof Text &&
      [...text.data].some(
        (letter, i) =>
          i > 0 &&
          letter !== '\u00ad' &&
          text.data[i - 1] !== '\u00ad' &&
          topOf(text, i) > topOf(text, i - 1) + 4,
      );
    const linesOf = (name: Element): DOMRect[] => {
      letters.selectNodeContents(name);
      return [...letters.getClientRects()];
    };
    const isOver = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right - 1 &&
      one.right > other.left + 1 &&
      one.top < other.bottom - 2 &&
      one.bottom > other.top + 2;
    const isUnread = (chamber: Element): boolean => {
      const name = chamber.querySelector('.mc-name') as Element;
      const room = chamber.getBoundingClientRect();
      const lines = linesOf(name);
      const marks = [
        ...chamber.querySelectorAll(
          '.mc-no, .mc-key, .mc-limit, .mc-crowd > *, .mc-figure, .mc-step, .mc-lead',
        ),
      ]
        .map(mark => mark.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      return (
        [...name.querySelectorAll('.word')].some(isTorn) ||
        [...lines, ...marks].some(each => each.right > room.right - 2 || each.bottom > room.bottom - 2) ||
        marks.some((mark, i) => [...lines, ...marks.slice(i + 1)].some(each => isOver(mark, each)))
      );
    };
    return [...document.querySelectorAll('.mc-chamber')]
      .filter(isUnread)
      .map(({ textContent }) => textContent);
  });

/** Everybody stands where the name is long, and one of them may go anywhere. */
const here = { figures: { 'veilwatch-tower': ['mortis-knighthood', 'council-of-osteomancy'] } };
const CROWDED = {
  threat: 9,
  seats: { a: { ...here, influence: { bone: 1, flesh: 1, spirit: 1 } }, b: here, c: here, d: here, e: here },
};

/** How much of something has to be scrolled to. */
const hidden = (it: Locator): Promise<number> =>
  it.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);

test.each(['it', 'en'] as const)(
  'places to choose from are read whole on the smallest phone, and their names break between syllables (%s)',
  async language => {
    const who = { ...SMALL_PHONE, language };
    const page = await openPosition(mournersCall, { players: 5, given: CROWDED }, who);
    await page.locator('.mc-chamber.is-lit').click();
    await page.locator('.tv-edge [data-main]').click();
    await page.locator('.mc-chamber.is-lit .mc-name').nth(1).waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await unread(page)).toEqual([]);
    expect(await hidden(page.locator('.mc-board'))).toBe(0);
    await shot(page, `mourners-call-places-${language}`);
  },
);

test.each(['it', 'en'] as const)(
  'three Motives lie side by side on the smallest phone, whole (%s)',
  async language => {
    const who = { ...SMALL_PHONE, language };
    const page = await openPosition(mournersCall, { players: 5, given: { phase: 'motives' } }, who);
    await page.locator('.mc-offered-card.is-lit').nth(2).waitFor();
    // A card under the mouse is raised.
    await page.mouse.move(0, 0);
    await settled(page);
    expect(await outOfReach(page)).toEqual([]);
    const cards = await page.locator('.mc-offered-card').all();
    const tops = await Promise.all(cards.map(async card => (await card.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
    await shot(page, `mourners-call-motives-${language}`);
  },
);

test.each(['it', 'en'] as const)(
  'Etherea is divided without scrolling on the smallest phone, even if one pile gets all of it (%s)',
  async language => {
    const who = { ...SMALL_PHONE, language };
    const given = { phase: 'etherea', round: 2, threat: 9 };
    const page = await openPosition(mournersCall, { players: 5, given }, who);
    const steppers = page.locator('.mc-stepper');
    const button = (at: number, sign: string) => steppers.nth(at).getByText(sign, { exact: true });
    for (let from = 1; from < (await steppers.count()); from++)
      while (await button(from, '−').isEnabled()) {
        await button(from, '−').click();
        await button(0, '+').click();
      }
    expect(await outOfReach(page)).toEqual([]);
    expect(await hidden(page.locator('.mc-pile').first())).toBe(0);
    const tops = await steppers.evaluateAll(all => all.map(each => each.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(2);
    expect(await misfits(page)).toEqual([]);
    await shot(page, `mourners-call-etherea-${language}`);
  },
);

/** Words and signs that reach out of what they stand on: my cards and numbers, guilds, decks, the others. */
const spilt = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const letters = document.createRange();
    const boxesOf = (part: Node): DOMRect[] => {
      if (part instanceof Element) return [part.getBoundingClientRect()];
      letters.selectNodeContents(part);
      return [...letters.getClientRects()];
    };
    const partsOf = (holder: Element): Node[] => {
      const texts: Node[] = [...holder.querySelectorAll('svg')];
      const walk = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
      while (walk.nextNode())
        if (!walk.currentNode.parentElement?.closest('.unseen')) texts.push(walk.currentNode);
      return texts;
    };
    const HOLDERS =
      '.mc-court, .mc-action, .mc-own .mc-row, .mc-motive, .mc-me-h, .mc-tabs > *, .mc-guild, .mc-deck, .mc-other';
    return [...document.querySelectorAll(HOLDERS)]
      .filter(holder => holder.getClientRects().length > 0)
      .flatMap(holder => {
        const room = holder.getBoundingClientRect();
        // A line is a little higher than its letters.
        const isOut = ({ width, left, right, top, bottom }: DOMRect): boolean =>
          width > 0 &&
          (left < room.left - 2 || right > room.right + 2 || top < room.top - 3 || bottom > room.bottom + 3);
        const out = partsOf(holder).filter(part => boxesOf(part).some(isOut));
        return out.map(part => `${holder.textContent}: ${part.textContent}`);
      });
  });

/** As much as anybody has, with the longest names. */
const COURT = ['gethsemoni', 'relic-ravlatch', 'ellianastis', 'malavestros', 'mortighull'];
const MOURNERS = [
  ...['father-quill', 'dame-kasrune', 'proxy-imsey', 'varrick', 'ossandra', 'grehm'],
  ...['ghoot-and-kraayn', 'inquisitor-gaunt'],
];
const holding = (court: number, mourners: number) => ({
  ...CROWDED.seats.a,
  etherea: 12,
  motive: 'motive-mortis-oath',
  crypt: ['mortis-knighthood', 'gravedancers-circle'],
  hand: COURT.slice(0, court).map(name => `court-${name}`),
  mourners: MOURNERS.slice(0, mourners).map(name => `mourner-${name}`),
});

const DESKS = sizes(
  [1101, 720],
  [1180, 820],
  [1239, 720],
  [1240, 720],
  [1280, 720],
  [1280, 900],
  [1366, 657],
  [1366, 768],
  [1440, 900],
);

test.each([
  { language: 'it', players: 2, court: 5, mourners: 8 },
  { language: 'en', players: 3, court: 4, mourners: 5 },
  { language: 'it', players: 5, court: 3, mourners: 8 },
] as const)(
  'on desks and laptops $court Court cards, $mourners Mourners and all places are read whole ($language)',
  async ({ language, players, court, mourners }) => {
    const b = { ...here, mourners: ['mourner-scrivener-ulmoth', 'mourner-choirmaster-nemm'] };
    const given = { threat: 5, seats: { ...CROWDED.seats, a: holding(court, mourners), b } };
    const page = await openPosition(mournersCall, { players, given }, { language, ...DESKS[0] });
    const tabs = page.locator('.mc-tabs > *');
    for await (const { width, height } of inEach(page, DESKS)) {
      const size = `${width} x ${height}`;
      expect([size, await misfits(page)]).toEqual([size, []]);
      expect([size, await unread(page)]).toEqual([size, []]);
      for (let tab = Math.max(1, await tabs.count()); tab > 0; tab--) {
        if (await tabs.count()) await tabs.nth(tab - 1).click();
        expect([size, tab, await spilt(page)]).toEqual([size, tab, []]);
      }
    }
    await shot(page, `mourners-call-desk-${court}-${mourners}`);
  },
  LONG,
);

test.each(['it', 'en'] as const)(
  'on tablets every place has its name, and nothing has to be scrolled to (%s)',
  async language => {
    const who = { width: 820, height: 1180, language };
    const given = { threat: 5, seats: { ...CROWDED.seats, a: holding(3, 5) } };
    const page = await openPosition(mournersCall, { players: 5, given }, who);
    for await (const { width, height } of inEach(page, TABLETS)) {
      expect([width, height, await misfits(page)]).toEqual([width, height, []]);
      expect([width, height, await unread(page)]).toEqual([width, height, []]);
      expect([width, height, await hidden(page.locator('.mc-board'))]).toEqual([width, height, 0]);
      expect(await page.locator('.mc-name:visible').count()).toBe(12);
    }
    await shot(page, `mourners-call-tablet-${language}`);
  },
);

/** Cards of mine that no scrolling brings whole into the dock, or that lie under something there. */
const unreached = (page: Page): Promise<string[]> =>
  page.locator('.tv-dock [data-card]').evaluateAll(cards =>
    cards.flatMap(card => {
      card.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, right, bottom } = card.getBoundingClientRect();
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isWhole = left >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      return isWhole && card.contains(met) ? [] : [card.textContent];
    }),
  );

test.each([
  { language: 'it', given: { threat: 9 } },
  { language: 'en', given: { threat: 9, suspicion: 8, phase: 'tithe' } },
] as const)(
  'however much I have, on phones all of it can be reached and pressed, and the board is in sight ($language)',
  async ({ language, given }) => {
    const rich = { ...here, etherea: 14 };
    const seats = { a: { ...holding(3, 8), etherea: 14 }, b: rich, c: rich, d: rich, e: rich };
    const position = { players: 5, given: { ...given, seats } };
    const page = await openPosition(mournersCall, position, { language, ...SMALL_PHONE });
    for await (const size of inEach(page, [SMALL_PHONE, PHONE])) {
      expect([size.width, await misfits(page)]).toEqual([size.width, []]);
      expect([size.width, await unfit(page)]).toEqual([size.width, []]);
      expect([size.width, await outOfReach(page)]).toEqual([size.width, []]);
      expect(await page.locator('.tv-dock [data-card]').count()).toBeGreaterThan(8);
      expect([size.width, await unreached(page)]).toEqual([size.width, []]);
    }
    await shot(page, `mourners-call-rich-${language}`);
  },
);

test('the log tells each phase once', async () => {
  const { page, play } = await openMatch({ game: 'mourners-call', bots: 1, people: [{ width: 1440 }] });
  await play(2);
  const told = page.locator('.log').getByText(/^Distribuzione dell’Etherea/);
  await told.first().waitFor({ state: 'attached' });
  expect(await told.count()).toBe(1);
});

test(
  'five at a table, one of them on a phone, play a match of Mourners Call to the end',
  async () => {
    const phone = { width: 390, height: 844, language: 'en' } as const;
    const { page, play } = await openMatch({ game: 'mourners-call', seed: 4, people: [phone], bots: 4 });
    await play();
    await page.locator('.tv[data-over]').waitFor();
    await shot(page, 'mourners-call-five-end');
    expect(await violations(page)).toEqual([]);
  },
  LONG,
);

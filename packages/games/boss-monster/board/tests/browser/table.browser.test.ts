import { bossMonster } from '@tavolata/boss-monster';
import { misfits, violations } from '@tavolata/web/test-kit/look';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { DESK, inEach, PHONE, PHONES, SMALL_PHONE, sizes, TABLETS } from '@tavolata/web/test-kit/sizes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const LONG = 120_000;

const SIZES = [SMALL_PHONE, PHONE, ...TABLETS, DESK];
const WIDE = sizes([1120, 900], [1440, 900], [1700, 900]);

const heroesOf = (...tiers: readonly string[]): readonly string[] =>
  bossMonster.defs.filter(def => def.type === 'hero' && tiers.includes(def.tier)).map(({ id }) => id);
const EPICS = heroesOf('epic');
const HEROES = [...heroesOf('ordinary'), ...EPICS];
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
    expect(await page.locator('.kit-Spread-spread .thing').count()).toBe(3);
    await shot(page, 'boss-monster-spread-360');
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  },
  LONG,
);

/** Heroes of whom a finger or a mouse would miss some part. */
const missed = (page: Page, least: number): Promise<string[]> =>
  page.locator('.bm-villager').evaluateAll(
    (all, side) =>
      all
        .filter(each => {
          const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
          const corners = [left + 2, right - 2].flatMap(x => [top + 2, bottom - 2].map(y => [x, y] as const));
          const isWhole = corners.every(([x, y]) => each.contains(document.elementFromPoint(x, y)));
          return !isWhole || Math.min(width, height) < side;
        })
        .map(each => each.textContent ?? ''),
    least,
  );

test.each([
  { count: 4, language: 'it' },
  { count: 5, language: 'it' },
  { count: 6, language: 'en' },
  { count: 8, language: 'it' },
] as const)(
  '$count Heroes in town are all in sight, on phones a finger wide ($language)',
  async ({ count, language }) => {
    const town = [...EPICS.slice(0, 2), ...HEROES.slice(0, count - 2)];
    const given = { phase: 'build', seats: SEATS, town };
    const page = await openPosition(bossMonster, { players: 4, given }, { language });
    for await (const { width } of inEach(page, SIZES)) {
      expect([width, await misfits(page)]).toEqual([width, []]);
      expect([width, await missed(page, width < 400 ? 44 : 24)]).toEqual([width, []]);
      await shot(page, `boss-monster-town-${count}-${width}`);
    }
    const names = page.locator('.bm-villager-n b:visible');
    expect(await names.count()).toBe(count);
  },
  LONG,
);

test(
  'on a phone whoever still has no room in town is reached with keys',
  async () => {
    const given = { phase: 'build', seats: SEATS, town: HEROES.slice(0, 16) };
    const page = await openPosition(bossMonster, { players: 4, given }, { width: 360, height: 740 });
    const last = page.locator('.bm-villager').last();
    await last.focus();
    await expect
      .poll(() =>
        last.evaluate(each => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      )
      .toBe(true);
  },
  LONG,
);

test.each([360, 390])(
  'on a phone %i wide a long name lies over nobody’s counts',
  async width => {
    const position = { players: 2, given: { phase: 'build', seats: { a: SEATS.a, b: SEATS.b } } };
    const page = await openPosition(bossMonster, position, { width, height: 844 });
    const name = page.locator('.bm-tab b');
    expect(await name.getAttribute('title')).toBe('B');
    await name.evaluate(each => {
      each.textContent = 'Massimiliano della Torre';
    });
    await shot(page, `boss-monster-long-name-${width}`);
    const covered = await page.locator('.bm-tab .boss-monster-Bits-tally').evaluateAll(all => {
      const mine = document.querySelector('.bm-tab b')?.getBoundingClientRect();
      const right = mine?.right ?? 0;
      return all.filter(each => {
        const { left, top, bottom, width: wide } = each.getBoundingClientRect();
        return wide > 0 && mine && left < right && top < mine.bottom && bottom > mine.top;
      }).length;
    });
    expect(covered).toBe(0);
  },
  LONG,
);

test(
  'on a low phone the only opponent’s dungeon unfolds by a tap, and folds by another',
  async () => {
    const position = { players: 2, given: { phase: 'build', seats: { a: SEATS.a, b: SEATS.b } } };
    const page = await openPosition(bossMonster, position, { width: 360, height: 640 });
    const unfold = page.locator('.bm-tab');
    const rooms = page.locator('.bm-opp');
    expect(await rooms.isVisible()).toBe(false);
    await unfold.click();
    await expect.poll(() => rooms.isVisible()).toBe(true);
    await shot(page, 'boss-monster-unfolded');
    await unfold.click();
    await expect.poll(() => rooms.isVisible()).toBe(false);
    await page.setViewportSize(PHONE);
    await expect.poll(() => rooms.isVisible()).toBe(true);
  },
  LONG,
);

/** Names in the hand of which some letter lies under another card. */
const coveredNames = (page: Page): Promise<string[]> =>
  page.locator('.bm-hand .bm-name').evaluateAll(all =>
    all
      .filter(name => {
        const { left, right, top, height } = name.getBoundingClientRect();
        const card = name.closest('[data-card]');
        return [left + 2, right - 2].some(
          x => !card?.contains(document.elementFromPoint(x, top + height / 2)),
        );
      })
      .map(name => name.textContent ?? ''),
  );

test(
  'however many cards are in hand, none covers the name of another',
  async () => {
    const rooms = bossMonster.defs.filter(({ type }) => type === 'room').map(({ id }) => id);
    for (const count of [6, 8, 10]) {
      const seats = { a: { ...SEATS.a, hand: rooms.slice(0, count) }, b: SEATS.b };
      const page = await openPosition(bossMonster, { players: 2, given: { phase: 'build', seats } });
      for await (const { width } of inEach(page, WIDE)) {
        expect([count, width, await misfits(page)]).toEqual([count, width, []]);
        expect([count, width, await coveredNames(page)]).toEqual([count, width, []]);
        await shot(page, `boss-monster-hand-${count}-${width}`);
      }
    }
  },
  LONG,
);

test.each(['it', 'en'] as const)(
  'on a phone all four treasures of a Room are seen (%s)',
  async language => {
    const seats = { a: { ...SEATS.a, dungeon: ['dragon-hatchery'] }, b: SEATS.b };
    const position = { players: 2, given: { phase: 'build', seats } };
    const page = await openPosition(bossMonster, position, { language, width: 360, height: 740 });
    const beyond = await page.locator('.bm-room').evaluateAll(rooms =>
      rooms.flatMap(room => {
        const { right } = room.getBoundingClientRect();
        return [...room.querySelectorAll('.boss-monster-Face-foot .i')].filter(
          each => each.getBoundingClientRect().right > right,
        );
      }),
    );
    expect(beyond.length).toBe(0);
    expect(await page.locator('.bm-room .boss-monster-Bits-icons > :nth-child(4)').count()).toBe(1);
  },
  LONG,
);

/** How far the middle of the drawing is from the middle of its frame, across. */
const offCentre = (page: Page): Promise<number> =>
  page.locator('.inspect-dialog[open] .bm-face .bm-art').evaluate(art => {
    const middle = (element: Element | null): number => {
      const { left, right } = element?.getBoundingClientRect() ?? { left: 0, right: 0 };
      return (left + right) / 2;
    };
    return Math.round(middle(art.querySelector('.px')) - middle(art));
  });

test(
  'under the glass a Room, a Spell and a Hero stand in the middle of their pictures',
  async () => {
    const seats = { ...SEATS, a: { ...SEATS.a, hand: ['witchs-kitchen', 'kobold-strike'] } };
    const given = { phase: 'build', seats, town: HEROES.slice(0, 1) };
    const page = await openPosition(bossMonster, { players: 4, given });
    for await (const { width } of inEach(page, SIZES)) {
      const [room, spell] = [0, 1].map(n => page.locator('.tv-dock .thing[data-card]').nth(n));
      const hero = page.locator('.bm-villager');
      for (const [name, card] of Object.entries({ room, spell, hero })) {
        await card?.focus();
        await page.keyboard.press('i');
        expect([width, name, await offCentre(page)]).toEqual([width, name, 0]);
        await page.keyboard.press('Escape');
        // Browsers tell of it a moment later.
        await page.locator('.inspect-dialog .inspect').waitFor({ state: 'detached' });
      }
    }
  },
  LONG,
);

/** Names of my Rooms that a mark lies on: the number, what changes it, or that it is Advanced. */
const marked = (page: Page): Promise<string[]> =>
  page.locator('.bm-room:has(.bm-burst)').evaluateAll(rooms => {
    const letters = document.createRange();
    return rooms
      .filter(room => {
        const number = room.querySelector('.bm-burst') as Element;
        const change = number.querySelector('i') ?? number.appendChild(document.createElement('i'));
        change.textContent = '▲+2';
        letters.selectNodeContents(room.querySelector('.bm-name') as Element);
        const marks = [number, change, ...room.querySelectorAll('.bm-adv')].map(mark =>
          mark.getBoundingClientRect(),
        );
        return [...letters.getClientRects()].some(line =>
          marks.some(mark => mark.bottom > line.top && mark.right > line.left && mark.top < line.bottom),
        );
      })
      .map(room => room.querySelector('.bm-name')?.textContent ?? '');
  });

test.each([
  // Lower phones have no room for the marks while a long question is asked.
  { players: 2, language: 'it', phones: PHONES },
  { players: 4, language: 'en', phones: [...PHONES, ...sizes([360, 640])] },
] as const)(
  'on a phone no mark lies over the name of a Room ($players players, $language)',
  async ({ players, language, phones }) => {
    const dungeon = ['witchs-kitchen', 'haunted-library', 'all-seeing-eye', 'ligers-den', 'succubus-spa'];
    const all = { ...SEATS, a: { ...SEATS.a, dungeon } };
    const seats = Object.fromEntries(Object.entries(all).slice(0, players));
    const given = { phase: 'build', seats, town: HEROES.slice(0, 1) };
    const page = await openPosition(bossMonster, { players, given }, { language });
    for await (const { width, height } of inEach(page, phones)) {
      expect(await page.locator('.bm-room').count()).toBe(5);
      expect([width, height, await marked(page)]).toEqual([width, height, []]);
      await shot(page, `boss-monster-numbers-${players}-${width}-${height}`);
    }
  },
  LONG,
);

import { sorcerersArena } from '@tavolata/sorcerers-arena';
import { misfits, settled, violations } from '@tavolata/web/test-kit/look';
import { openMatch } from '@tavolata/web/test-kit/match';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import {
  DESK,
  inEach,
  LAPTOP,
  PHONE,
  SMALL_PHONE,
  sizes,
  TABLETS,
  UPRIGHT,
} from '@tavolata/web/test-kit/sizes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chapter, GAME, isWell } from './kit.ts';

const LONG = 120_000;

const TEAMS = {
  a: { characters: { gaston: { at: 'd3' }, aladdin: { at: 'b2' } }, exile: ['gaston-shove'] },
  b: { characters: { ariel: { at: 'e5' }, mickey: { at: 'h3' } }, exile: ['ariel-kelp-tangle'] },
  c: { characters: { sulley: { at: 'f4' }, demona: { at: 'i1' } }, discard: ['sulley-bounding-leap'] },
  d: { characters: { facilier: { at: 'c3' }, maleficent: { at: 'a2' } }, exile: ['facilier-doll-and-pin'] },
};
const HANDS = {
  a: ['gaston-shove', 'gaston-barge-in', 'aladdin-stun-and-run', 'aladdin-lost-in-the-crowd'],
  b: ['ariel-swift-current', 'mickey-shooting-star', 'mickey-broom-parade'],
  c: ['demona-old-grudge', 'demona-stone-sleep'],
  d: [
    ...['facilier-smooth-talk', 'facilier-shadow-swap', 'facilier-bad-bargain'],
    ...['maleficent-ill-omen', 'maleficent-green-flame', 'maleficent-green-flame', 'facilier-doll-and-pin'],
  ],
};

/** The first so many Summoners, each with cards in hand. */
function position(players: number, teams: Readonly<Record<string, object>> = TEAMS) {
  const seats = Object.entries(teams).slice(0, players);
  const held = (seat: string) => HANDS[seat as keyof typeof HANDS];
  const given = {
    seats: Object.fromEntries(seats.map(([seat, has]) => [seat, { ...has, hand: held(seat) }])),
  };
  return { players, options: { chapter: 'chapter-4' }, given };
}

const SKILLS = ['Gotta Go!', 'discard 1 Movement', 'Thief’s Remedy', 'free'];

/** Each at its sizes; at the first of them with a close look. */
const LOOKS = [
  { players: 2, language: 'en', sizes: [PHONE, SMALL_PHONE, DESK] },
  { players: 4, language: 'it', sizes: [DESK, UPRIGHT, PHONE, SMALL_PHONE] },
] as const;

test.each(LOOKS)(
  'everybody’s deck, discards and exiled cards are on the table ($players players, $language)',
  async ({ players, language, sizes }) => {
    const page = await openPosition(sorcerersArena, position(players), { language, ...sizes[0] });
    for await (const size of inEach(page, sizes)) {
      for (const pile of ['deck', 'discard-pile', 'exile'])
        expect(await page.locator(`[data-zone^="${pile}/"]:visible`).count(), pile).toBe(players);
      const rivals = players > 2 ? ['B', 'C'] : [];
      expect(await page.locator('.sa-backs .sa-counts b').allTextContents()).toEqual(rivals);
      await isWell(page);
      if (size === sizes[0]) expect(await violations(page)).toEqual([]);
      await page.locator('[data-zone="exile/b"]').click();
      await page.locator('.sa-spread [data-card]').first().waitFor();
      await isWell(page);
      await page.locator('.sa-spread header button').click();
    }
    await shot(page, `sorcerers-arena-piles-${players}`);
  },
  LONG,
);

test(
  'each skill stands beside its own price',
  async () => {
    const page = await openPosition(sorcerersArena, position(2), { language: 'en', ...DESK });
    const skills = page.locator('.sa-ability', { hasText: 'Aladdin' }).locator('.sa-skill').first();
    expect(await skills.locator('b, em').allTextContents()).toEqual(SKILLS);
  },
  LONG,
);

/** How many of these go on below the window. */
const below = (page: Page, things: string): Promise<number> =>
  page
    .locator(things)
    .evaluateAll(all => all.filter(each => each.getBoundingClientRect().bottom > innerHeight + 1).length);

const ALADDINS = ['stun-and-run', 'scimitar-slash', 'carpet-ride', 'lost-in-the-crowd'];

test.each([
  { players: 2, width: 360, height: 740 },
  { players: 4, width: 390, height: 844 },
] as const)(
  'on a phone every card of a full hand can be looked at beneath what else can be done ($players players)',
  async ({ players, ...who }) => {
    const { options, given } = position(players);
    const hand = [...ALADDINS, ...ALADDINS].map(name => `aladdin-${name}`);
    const seats = { ...given.seats, a: { characters: TEAMS.a.characters, hand } };
    const full = { players, options, given: { seats, active: 'aladdin' } };
    const page = await openPosition(sorcerersArena, full, who);
    expect(await page.locator('.sa-deed').count()).toBe(5);
    expect(await page.locator('.sa-card').count()).toBe(8);
    await shot(page, `sorcerers-arena-full-hand-${players}`);
    await page.locator('.sa-deed').first().hover();
    await page.mouse.wheel(0, who.height);
    await expect.poll(() => below(page, '.sa-card')).toBe(0);
  },
  LONG,
);

/** Names that reach out of the plate they are written on. */
const spilt = (page: Page): Promise<string[]> =>
  page.locator('.sa-card .sa-plate').evaluateAll(plates => {
    const letters = document.createRange();
    return plates
      .filter(plate => {
        const { left, right } = plate.getBoundingClientRect();
        letters.selectNodeContents(plate);
        return [...letters.getClientRects()].some(line => line.left < left - 1 || line.right > right + 1);
      })
      .map(({ textContent }) => textContent);
  });

test.each(['it', 'en'] as const)('the longest names stay on their cards (%s)', async language => {
  const mickeys = ['apprentice-scramble', 'spellbinding-swirlpool', 'wake-the-brooms', 'broom-parade'];
  const hand = [...mickeys.map(name => `mickey-${name}`), 'maleficent-spindle-curse', 'maleficent-ill-omen'];
  const seats = {
    a: { characters: { mickey: { at: 'b2' }, maleficent: { at: 'd3' } }, hand },
    b: { characters: { ariel: { at: 'e5' }, gaston: { at: 'h3' } } },
  };
  const position = { players: 2, options: { chapter: 'chapter-4' }, given: { seats, active: 'mickey' } };
  const page = await openPosition(sorcerersArena, position, { ...SMALL_PHONE, language });
  for await (const size of inEach(page, [SMALL_PHONE, PHONE, UPRIGHT, LAPTOP, DESK])) {
    await settled(page);
    expect(await spilt(page), `${size.width} wide`).toEqual([]);
  }
  await shot(page, `sorcerers-arena-longest-${language}`);
});

/** What of my cards lies under the edge, below the window or beside it; of a drawing its frame, which cuts it. */
const beyond = (page: Page): Promise<string[]> =>
  page.locator('.sa-deed, .sa-card, .sa-card *:not(svg *)').evaluateAll(all => {
    const edge = document.querySelector('.tv-edge')?.getBoundingClientRect() ?? new DOMRect();
    return all
      .filter(each => {
        const { left, right, top, bottom, width } = each.getBoundingClientRect();
        const isUnder = top < edge.bottom && bottom > edge.top && left < edge.right && right > edge.left;
        return width > 0 && (isUnder || bottom > innerHeight + 1 || left < 0 || right > innerWidth);
      })
      .map(each => each.closest('[data-name]')?.textContent ?? each.className);
  });

test.each([
  { players: 2, cards: 8 },
  { players: 4, cards: 6 },
  { players: 2, cards: 4 },
] as const)(
  'on a tablet a hand of $cards lies whole between edge and window ($players players)',
  async ({ players, cards }) => {
    const { options, given } = position(players);
    const hand = [...ALADDINS, ...ALADDINS].slice(0, cards).map(name => `aladdin-${name}`);
    const seats = { ...given.seats, a: { characters: TEAMS.a.characters, hand } };
    const full = { players, options, given: { seats, active: 'aladdin' } };
    const page = await openPosition(sorcerersArena, full, { width: 820, height: 1180 });
    for await (const { width, height } of inEach(page, TABLETS)) {
      expect([width, height, await misfits(page)]).toEqual([width, height, []]);
      expect([width, height, await beyond(page)]).toEqual([width, height, []]);
    }
    await page.locator('.sa-card.is-lit').first().click();
    await page.locator('.sa-card.is-selected').waitFor();
    expect(await beyond(page)).toEqual([]);
    await shot(page, `sorcerers-arena-tablet-${players}-${cards}`);
  },
  LONG,
);

test(
  'on a phone who of four has taken whom is in sight',
  async () => {
    const { options, given } = position(4);
    const order = { players: 4, options, given: { ...given, phase: 'order' } };
    const page = await openPosition(sorcerersArena, order, { width: 360, height: 740 });
    await shot(page, 'sorcerers-arena-picks-4');
    expect(await page.locator('.sa-picks li').count()).toBe(4);
    expect(await below(page, '.sa-picks li')).toBe(0);
    const edge = await page.locator('.tv-edge').boundingBox();
    const first = await page.locator('.sa-picks li').first().boundingBox();
    expect(first?.y).toBeGreaterThanOrEqual((edge?.y ?? 0) + (edge?.height ?? 0));
  },
  LONG,
);

test(
  'on a phone more than one of the Status Effects to put in order is in sight',
  async () => {
    const mickey = { at: 'e4', statuses: { 'magic-broom': 1, cursed: 1 } };
    const seats = { a: { characters: { mickey } }, b: { characters: { ariel: {} } } };
    const start = { players: 2, options: { chapter: 'chapter-4' }, given: { phase: 'start', seats } };
    const page = await openPosition(sorcerersArena, start, { width: 360, height: 740 });
    await shot(page, 'sorcerers-arena-trigger-order');
    const second = await page.locator('.sa-chip b').nth(1).boundingBox();
    const edge = await page.locator('.tv-edge').boundingBox();
    expect((second?.y ?? Infinity) + (second?.height ?? 0)).toBeLessThan(edge?.y ?? 0);
  },
  LONG,
);

/** Eight of them, all around the arena's rim. */
const AT_THE_RIM = {
  a: { characters: { gaston: { at: 'e1' }, aladdin: { at: 'd1' } } },
  b: { characters: { ariel: { at: 'e7' }, mickey: { at: 'd6' } } },
  c: { characters: { sulley: { at: 'f6' }, demona: { at: 'g5' } } },
  d: { characters: { facilier: { at: 'f1' }, maleficent: { at: 'g1' } } },
};

/** Whoever stands on what is told of somebody's cards. */
const covered = (page: Page): Promise<string[]> =>
  page.locator('.sa-counts > *, .sa-fan').evaluateAll(all =>
    all.flatMap(each => {
      const counts = each.getBoundingClientRect();
      return [...document.querySelectorAll<SVGElement>('.sa-standee, .sa-badges')]
        .filter(piece => {
          const { left, right, top, bottom } = piece.getBoundingClientRect();
          const isBeside = right <= counts.left || left >= counts.right;
          return !isBeside && bottom > counts.top && top < counts.bottom;
        })
        .map(piece => `${piece.dataset.zone} on ${each.textContent}`);
    }),
  );

test.each([
  { width: 360, height: 740, language: 'en' },
  { width: 390, height: 844, language: 'it' },
] as const)(
  'on a phone whoever stands at the arena’s rim lies over nobody’s counts ($width wide, $language)',
  async who => {
    const page = await openPosition(sorcerersArena, position(4, AT_THE_RIM), who);
    await shot(page, `sorcerers-arena-rim-${who.width}`);
    expect(await covered(page)).toEqual([]);
  },
  LONG,
);

test(
  'on a phone a team’s sheet and the Status Effects on it can be read and pressed',
  async () => {
    const statuses = { cursed: 1, stealthy: 2, tough: 3, immobilized: 4 };
    const a = { characters: { gaston: { at: 'e1', statuses }, aladdin: { at: 'd1' } } };
    const page = await openPosition(sorcerersArena, position(2, { ...TEAMS, a }), { ...SMALL_PHONE });
    await isWell(page);
    await page.locator('.sa-tile-o').first().click();
    await page.locator('.sa-sheet[open]').waitFor();
    await isWell(page);
    await shot(page, 'sorcerers-arena-sheet');
  },
  LONG,
);

/** What sticks out of whatever it belongs to. */
const outside = (page: Page, boxes: string): Promise<string[]> =>
  page.locator(boxes).evaluateAll(all =>
    all.flatMap(box => {
      // Where its parts lie by themselves it has no box.
      if (box.getClientRects().length === 0) return [];
      const whole = box.getBoundingClientRect();
      return [...box.querySelectorAll('*:not(.unseen, .sa-tile-s *, .sa-tile-s)')]
        .filter(part => getComputedStyle(part).clipPath === 'none' && part.getClientRects().length > 0)
        .filter(part => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isAcross = left >= whole.left - 1 && right <= whole.right + 1;
          return !isAcross || top < whole.top - 1 || bottom > whole.bottom + 1;
        })
        .map(part => `${part.textContent} of ${box.textContent}`);
    }),
  );

const LAPTOPS = sizes([1440, 900], [1440, 780], [1536, 730], [1366, 657], [1280, 720], [1024, 768]);

const CURSED = { cursed: 1, stealthy: 2, tough: 3, immobilized: 4 };
const CROWDED = {
  ...AT_THE_RIM,
  a: { characters: { gaston: { at: 'e1', statuses: CURSED }, aladdin: { at: 'd1' } } },
};
const TRIOS = {
  a: { characters: { aladdin: { at: 'e1' }, gaston: { at: 'd1', statuses: CURSED }, mickey: { at: 'f1' } } },
  b: { characters: { ariel: { at: 'e7' }, sulley: { at: 'f6' }, facilier: { at: 'd6' } } },
};
const ENOUGH = { ...HANDS, a: [...HANDS.a, 'aladdin-stun-and-run', 'aladdin-carpet-ride'] };

test.each([
  { players: 2, each: TRIOS, held: { a: HANDS.a, b: ['ariel-swift-current'] }, language: 'it' },
  { players: 4, each: CROWDED, held: ENOUGH, language: 'it' },
  { players: 4, each: CROWDED, held: ENOUGH, language: 'en' },
] as const)(
  'on a laptop everybody’s Ability card lies whole beside the arena ($players players, $language)',
  async ({ players, each, held, language }) => {
    const hands: Readonly<Record<string, readonly string[]>> = held;
    const seats = Object.fromEntries(
      Object.entries(each).map(([seat, has]) => [seat, { ...has, hand: hands[seat] ?? [] }]),
    );
    const given = { seats, active: 'aladdin' };
    const full = { players, options: { chapter: 'chapter-4' }, given };
    const page = await openPosition(sorcerersArena, full, { language });
    for await (const { width, height } of inEach(page, LAPTOPS)) {
      expect([width, height, await misfits(page)]).toEqual([width, height, []]);
      expect(await page.locator('.sa-col .sa-ability .sa-hpn:visible').count()).toBe(players === 2 ? 6 : 8);
      const out = await outside(page, '.sa-col, .sa-ability, .sa-tile-o, .sa-points, .sa-deed');
      expect([width, height, out]).toEqual([width, height, []]);
      expect([width, height, await beyond(page)]).toEqual([width, height, []]);
      expect([width, height, await covered(page)]).toEqual([width, height, []]);
    }
    await shot(page, `sorcerers-arena-laptop-${players}-${language}`);
  },
  LONG,
);

test(
  'on a laptop what is told of a character to take stays on its tile',
  async () => {
    const { page } = await openMatch({
      game: GAME,
      bots: 1,
      people: [{ width: 1366, height: 657 }],
      set: chapter('chapter-4'),
    });
    expect(await page.locator('.sa-who').count()).toBe(8);
    await shot(page, 'sorcerers-arena-draft-1366');
    expect(await outside(page, '.sa-who')).toEqual([]);
  },
  LONG,
);

test(
  'however long their names are, points keep their place and order goes on',
  async () => {
    const page = await openPosition(sorcerersArena, position(4), {});
    for await (const { width, height } of inEach(page, [SMALL_PHONE, PHONE, ...LAPTOPS])) {
      await page.locator('.sa-points-h b, .sa-counts b, .sa-cards.partner h3').evaluateAll(all => {
        for (const each of all) each.textContent = 'Massimiliano della Torre';
      });
      await settled(page);
      const out = await outside(
        page,
        '.sa-points, .sa-tile-o, .sa-band, .sa-counts, .sa-cards.partner header',
      );
      expect([width, height, out]).toEqual([width, height, []]);
    }
  },
  LONG,
);

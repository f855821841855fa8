import { fourSouls } from '@tavolata/four-souls';
import { person } from '@tavolata/web/test-kit/browser';
import { openHouse } from '@tavolata/web/test-kit/house';
import { misfits, violations } from '@tavolata/web/test-kit/look';
import { openMatch } from '@tavolata/web/test-kit/match';
import { slim } from '@tavolata/web/test-kit/phone';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { DESK, inEach } from '@tavolata/web/test-kit/sizes';
import { expect, test } from 'vitest';
import { chooseIn, OWNED } from './kit.ts';

const LONG = 240_000;

test.each([
  { language: 'it', sizes: [{ width: 360, height: 740 }, DESK] },
  { language: 'en', sizes: [{ width: 768, height: 1024 }, DESK] },
] as const)(
  'four at a table with rooms and bonus souls: all fits and can be used by everybody ($language)',
  async ({ language, sizes: [small, large] }) => {
    const { page, play } = await openMatch({
      game: 'four-souls',
      seed: small.width,
      people: [{ ...small, language }],
      bots: 3,
      set: form => chooseIn(form, { variants: ['rooms', 'bonus-souls', 'bartering'] }),
    });
    // What axe takes long to look at is looked at in one window each.
    for (const [answers, size] of [
      [1, small],
      [4, large],
      [8, small],
    ] as const) {
      await play(answers);
      await page.locator('.tv[data-question], .tv[data-over]').waitFor();
      for await (const { width } of inEach(page, [large, small]))
        expect(await misfits(page), `${width} wide`).toEqual([]);
      await page.setViewportSize(size);
      expect(await violations(page)).toEqual([]);
    }
    await shot(page, `four-souls-${small.width}-${language}`);
  },
  LONG,
);

test(
  'what was open at one table is not open at the next, where it may be nobody’s',
  async () => {
    const { page } = await openMatch({ game: 'four-souls', people: [{ language: 'en' }], bots: 2 });
    await page.locator('[data-zone="seat/c"] .four-souls-Player-look').click();
    await page.locator('.kit-Spread-spread').waitFor();
    await page.getByRole('button', { name: 'Back to the lobby' }).click();
    await page.locator('.door:has([data-game="four-souls"])').click();
    await page.locator('form.new-table button[type=submit]').click();
    await page.locator('.tv[data-question]').waitFor();
    expect(await page.locator('[data-zone="seat/b"]').count()).toBe(1);
    expect(await page.locator('[data-zone="seat/c"], .kit-Spread-spread').count()).toBe(0);
  },
  LONG,
);

test(
  'two abilities of one card go on the stack in either order, each told in its own words',
  async () => {
    const given = {
      seats: { a: {}, b: {} },
      monsters: ['fly', 'fatty'],
      decks: { monster: ['xl-floor', 'dip'] },
    };
    const page = await openPosition(fourSouls, { players: 2, given }, { width: 390, height: 844 });
    const main = page.locator('.tv-edge [data-main]:not(:disabled)');
    await page.getByRole('button', { name: 'Attacca' }).click();
    await page.locator('.thing.is-lit[data-thing*="monster-deck"]').first().click();
    await main.click();
    await page.locator('.thing.is-lit[data-name^="Mosca"]').click();
    await main.click();
    const waiting = page.locator('.four-souls-Stack-triggers .thing:visible');
    const [slots, attack] = [/spazi mostro aumentano di 1/, /può attaccare una volta in più/].map(words =>
      waiting.filter({ hasText: words }),
    );
    await attack?.click();
    expect(await slim(page)).toEqual([]);
    await page.setViewportSize(DESK);
    await slots?.click();
    for await (const { width } of inEach(page, [DESK, { width: 390, height: 844 }])) {
      expect(
        await page.locator('.four-souls-Stack-triggers:visible .four-souls-Stack-number').allTextContents(),
        `${width} wide`,
      ).toEqual(['2', '1']);
      expect(await misfits(page), `${width} wide`).toEqual([]);
      expect(await violations(page), `${width} wide`).toEqual([]);
    }
    await main.click();
    await page.locator('.four-souls-Stack-triggers').first().waitFor({ state: 'detached' });
  },
  LONG,
);

test.each(['it', 'en'] as const)(
  'a question that names the card it comes from names it once (%s)',
  async language => {
    const given = { seats: { a: { hand: ['bomb'], lootPlays: 1 }, b: {} }, monsters: ['fly'] };
    const page = await openPosition(fourSouls, { players: 2, given }, { language });
    await page.locator('.four-souls-Tile-tile.is-lit[data-name^="Bomb"]').click();
    await page.locator('.tv-edge [data-main]').click();
    const fly = { it: 'Mosca', en: 'Fly' }[language];
    await page.locator(`.thing.is-lit[data-name^="${fly}"]`).waitFor();
    const asked = (await page.locator('.tv-edge .prompt').textContent()) ?? '';
    expect(asked.match(/Bomb/g)).toHaveLength(1);
  },
  LONG,
);

/** Whether nothing lies over the words of a title, tried along their middle and along their lower edge. */
const isReadWhole = (title: Element): boolean => {
  const words = document.createRange();
  words.selectNodeContents(title);
  const { left, right, top, bottom } = words.getBoundingClientRect();
  return [(top + bottom) / 2, bottom - 3].every(y =>
    Array.from({ length: 20 }, (_, i) => left + ((right - left) * (i + 0.5)) / 20).every(x =>
      title.contains(document.elementFromPoint(x, y)),
    ),
  );
};

test(
  'a chosen item does not lie over the title of its mat',
  async () => {
    const given = { seats: { a: { items: ['the-bone'] }, b: {} }, monsters: ['fly'] };
    const page = await openPosition(fourSouls, { players: 2, given }, DESK);
    await page.locator('.four-souls-Mine-mine .four-souls-Tile-tile.is-lit').first().click();
    await page.locator('.four-souls-Mine-mine .four-souls-Tile-tile.is-selected').waitFor();
    for await (const { width } of inEach(page, [DESK, { width: 390, height: 900 }])) {
      expect(
        await page.locator('.four-souls-Mine-mine .four-souls-Mat-head > h3').first().evaluate(isReadWhole),
      ).toBe(true);
      await shot(page, `four-souls-chosen-${width}`);
    }
  },
  LONG,
);

/** How cards of a row lie: those that reach out of what holds it, and those that lie over the one before. */
const howTheyLie = (row: Element): { readonly out: string[]; readonly over: string[] } => {
  const holder = (row.closest('.four-souls-Mat-mat') ?? row).getBoundingClientRect();
  const cards = [...row.querySelectorAll<HTMLElement>('.four-souls-Tile-tile')].map(card => ({
    name: card.dataset.name ?? '',
    box: card.getBoundingClientRect(),
  }));
  const isOut = ({ top, bottom, left, right, height }: DOMRect): boolean =>
    height < 48 ||
    top < holder.top ||
    bottom > holder.bottom ||
    left < holder.left ||
    right > holder.right + 1;
  return {
    out: cards.filter(({ box }) => isOut(box)).map(({ name }) => name),
    over: cards
      .filter(({ box }, i) => {
        const before = cards[i - 1]?.box;
        return before && box.left < before.right - 1 && box.top < before.bottom - 1;
      })
      .map(({ name }) => name),
  };
};

test(
  'all items of mine and my hand lie whole, side by side, on phones and tablets',
  async () => {
    const mine = { items: OWNED, hand: ['bomb', 'a-penny', 'butter-bean', 'lil-battery'] };
    const given = { seats: { a: mine, b: {}, c: {}, d: {} }, monsters: ['fly', 'fatty'], shop: ['restock'] };
    const options = { variants: ['rooms', 'bartering'] };
    const page = await openPosition(fourSouls, { players: 4, options, given });
    const sizes = [
      { width: 360, height: 740 },
      { width: 390, height: 844 },
      { width: 768, height: 1024 },
    ];
    for await (const { width } of inEach(page, sizes)) {
      expect(await misfits(page), `${width} wide`).toEqual([]);
      for (const row of ['.four-souls-Mine-items .four-souls-Row-row', '.four-souls-Hand-hand'])
        expect(await page.locator(row).evaluate(howTheyLie), `${width} wide`).toEqual({ out: [], over: [] });
    }
  },
  LONG,
);

test(
  'what an item does is read whole',
  async () => {
    const given = { seats: { a: { items: ['counterfeit-penny', 'the-bone'] }, b: {} }, monsters: ['fly'] };
    const page = await openPosition(fourSouls, { players: 2, given }, { language: 'en' });
    const tile = page.locator('.four-souls-Mine-items .four-souls-Tile-tile', {
      hasText: 'Counterfeit Penny',
    });
    const spilt = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight;
    for await (const { height } of inEach(page, [DESK, { width: 1440, height: 1200 }])) {
      expect(await tile.locator('.four-souls-Tile-words').evaluate(spilt)).toBe(false);
      expect(await tile.locator('small').isVisible()).toBe(true);
      await shot(page, `four-souls-items-${height}`);
    }
  },
  LONG,
);

test(
  'on the smallest phone the sign to look at four others hides none of their numbers, and a finger finds it',
  async () => {
    const seats = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map(seat => [seat, { hand: ['bomb'] }]));
    const given = { seats, monsters: ['fly'] };
    const page = await openPosition(fourSouls, { players: 5, given }, { width: 360, height: 740 });
    const looks = page.locator('.four-souls-Player-player .four-souls-Player-look');
    await looks.nth(3).waitFor();
    for (const look of await looks.all()) {
      const size = await look.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const hidden = await page.locator('.four-souls-Player-player').evaluateAll(players =>
      players.filter(player => {
        const sign = player.querySelector('.four-souls-Player-look svg')?.getBoundingClientRect();
        const numbers = player.querySelector('.four-souls-Standing-standing')?.getBoundingClientRect();
        return !sign || !numbers || sign.bottom > numbers.top;
      }),
    );
    expect(hidden).toEqual([]);
    await looks.first().click();
    await page.locator('.kit-Spread-spread').waitFor();
  },
  LONG,
);

/** The room between a button's rim and its words, above and below. */
const roomAround = (button: Element): number[] => {
  const words = document.createRange();
  words.selectNodeContents(button);
  const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
  return [inner.top - outer.top, outer.bottom - inner.bottom];
};

const SMALLEST = { width: 360, height: 740 };

test.each([
  { language: 'en', room: 'Restock Machine', sizes: [{ width: 390, height: 844 }, SMALLEST] },
  { language: 'it', room: 'Distributore', sizes: [SMALLEST] },
] as const)(
  'answers of several lines have room on their buttons ($language)',
  async ({ language, room, sizes }) => {
    const given = { seats: { a: { cents: 3 }, b: {} }, shop: ['meat'], rooms: ['restock-machine'] };
    const options = { variants: ['rooms'] };
    const page = await openPosition(fourSouls, { players: 2, options, given }, { language, ...SMALLEST });
    await page.locator(`.thing.is-lit[data-name^="${room}"]`).click();
    await page.locator('.tv-edge [data-main]').click();
    const answers = page.locator('.answers > .btn', { hasText: /discard|scarti/ });
    await answers.nth(1).waitFor();
    for await (const { width } of inEach(page, sizes)) {
      for (const answer of await answers.all())
        expect(Math.min(...(await answer.evaluate(roomAround)))).toBeGreaterThanOrEqual(4);
      expect(await misfits(page)).toEqual([]);
      expect(await slim(page)).toEqual([]);
      await shot(page, `four-souls-long-answers-${width}-${language}`);
    }
  },
  LONG,
);

test(
  'alone: both characters are played, with the time that is left in sight',
  async () => {
    const { page, play } = await openMatch({
      game: 'four-souls',
      seed: 5,
      set: form => chooseIn(form, { mode: 'solo' }),
    });
    const played = new Set<string | null>();
    for (let i = 0; i < 12 && played.size < 2; i++) {
      await play(2);
      await page.locator('.tv[data-question]').waitFor();
      played.add(
        await page.locator('.four-souls-Hand-doll > .four-souls-Tile-tile').getAttribute('data-card'),
      );
    }
    expect(played.size).toBe(2);
    expect(Number(await page.locator('.four-souls-Together-timer b').textContent())).toBeGreaterThan(0);
    for (const souls of await page.locator('[data-is="souls"]').all())
      expect(await souls.locator('svg').count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
  },
  LONG,
);

test(
  'decks of one’s own are checked and explained, kept in this browser, shared as a code, and played with',
  async () => {
    const house = await openHouse(9);
    const { page } = await person({ language: 'en' });
    const form = page.locator('.new-table');
    const openForm = async () => {
      await page.goto(house.url);
      await page.locator('.door:has([data-game="four-souls"])').click();
      await chooseIn(page, { decks: 'picked' });
    };
    await openForm();
    await form.getByText('ready to play').waitFor();
    const code = form.getByLabel(/^Code to share/);
    const whole = await code.inputValue();
    await form.getByText('Loot deck').click();
    await form.getByText('Butter beans').click();
    await form.getByRole('button', { name: 'One Butter Bean! less' }).click();
    await form.getByText('Butter beans: 4 of 5, add 1.').waitFor();
    expect(await form.locator('button[type=submit]').isDisabled()).toBe(true);
    await code.fill('nonsense');
    await code.press('Tab');
    await form.getByText('This is not the code of a deck.').waitFor();
    await code.fill(whole);
    await code.press('Tab');
    await form.getByText('ready to play').waitFor();
    await form.getByLabel(/^Keep under a name/).fill('Sunday');
    await form.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.reload();
    await openForm();
    await form.getByRole('button', { name: 'Use Sunday' }).click();
    expect(await code.inputValue()).toBe(whole);
    expect(await violations(page)).toEqual([]);
    await form.locator('button[type=submit]').click();
    await page.locator('.tv[data-question]').waitFor();
  },
  LONG,
);

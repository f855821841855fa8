import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { person } from '../kit/browser.ts';
import { deal, join, openLocal, openOnline } from '../kit/doors.ts';
import { type House, openHouse } from '../kit/house.ts';
import { misfits, violations } from '../kit/look.ts';
import { unfit } from '../kit/phone.ts';
import { letPlay } from '../kit/robot.ts';
import { shot } from '../kit/shots.ts';
import { DESK, inEach, SMALL_PHONE, UPRIGHT } from '../kit/sizes.ts';

const SIZES = [SMALL_PHONE, UPRIGHT, DESK];
const LANGUAGES = ['it', 'en'] as const;
const LONG = 300_000;

/** Every page one can meet, and how to get there. */
const PLACES: Readonly<Record<string, (page: Page, house: House) => Promise<unknown>>> = {
  lobby: async (page, { url }) => {
    await page.goto(url);
    await page.locator('.my-table, .none').first().waitFor();
  },
  'new table': async (page, { url }) => {
    await page.goto(`${url}/#/new/boss-monster`);
    await page.getByRole('button', { name: /Invita un amico|Invite a friend/ }).click();
    await page.locator('form.new-table summary').click();
    await page.locator('form.new-table details label').first().waitFor();
  },
  invited: async (page, { url }) => {
    await page.goto(url);
    await page.getByRole('button', { name: /^(Ho un invito|I have an invite)$/ }).click();
    await page.locator('.invited[open] input').fill('elsewhere');
    await page.locator('.invited[open] [type=submit]').click();
    await page.getByRole('alert').waitFor();
  },
  rules: async (page, { url }) => {
    await page.goto(`${url}/#/rules/boss-monster`);
    await page.locator('.rules article').first().waitFor();
  },
  chapters: async (page, { url }) => {
    await page.setViewportSize(SMALL_PHONE);
    await page.goto(`${url}/#/rules/boss-monster/bait`);
    await page.locator('.rules summary').click();
    await page.locator('.chapters').waitFor();
  },
  'no such table': async (page, { url }) => {
    await page.goto(`${url}/#/table/nosuchtable`);
    await page.getByRole('alert').waitFor();
  },
  'no such invitation': async (page, { url }) => {
    await page.goto(`${url}/#/join/${'x'.repeat(43)}`);
    await page.getByRole('alert').waitFor();
  },
  gathering: (page, house) => openOnline(page, house, 'Ada'),
  table: async (page, house) => {
    await openLocal(page, house);
    await page.locator('.tv[data-question]').waitFor();
  },
  'table in play': async (page, house) => {
    await openLocal(page, house);
    await letPlay(page, { most: 4 });
    await page.locator('.tv[data-question], .tv[data-over]').waitFor();
  },
  inspect: async (page, house) => {
    await openLocal(page, house);
    await page.locator('.tv[data-question]').waitFor();
    await page.locator('.tv-dock .thing[data-card]').first().focus();
    await page.keyboard.press('i');
    await page.locator('.inspect-dialog[open]').waitFor();
  },
  menu: async (page, house) => {
    await openLocal(page, house);
    await page.locator('.tv[data-question]').waitFor();
    await page.keyboard.press('m');
    await page.locator('.menu-dialog[open]').waitFor();
  },
  'table in words': async (page, house) => {
    await openLocal(page, house);
    await page.locator('.tv[data-question]').waitFor();
    await page.keyboard.press('t');
    await page.locator('.text-table').waitFor();
  },
  tutorial: async (page, { url }) => {
    await page.goto(`${url}/#/learn/boss-monster/0`);
    await page.locator('.tv-table').waitFor();
  },
  replay: async (page, house) => {
    await openLocal(page, house);
    await letPlay(page, { most: 2 });
    await page.goto(page.url().replace('#/local/', '#/replay/local/').replace(/\/a$/, ''));
    await page.locator('.scrubber').waitFor();
  },
};

describe.each(LANGUAGES)('in %s', language => {
  test.each(Object.keys(PLACES))(
    '%s fits phones, tablets and desks, and shuts nobody out',
    async name => {
      const house = await openHouse();
      const { page } = await person({ language });
      await PLACES[name]?.(page, house);
      for await (const size of inEach(page, SIZES)) {
        const { width } = size;
        await shot(page, `${name.replaceAll(' ', '-')}-${language}-${width}`);
        expect(await misfits(page), `${width} wide`).toEqual([]);
        if (size === SMALL_PHONE) expect(await unfit(page)).toEqual([]);
        // On tablets nothing is there that is not on phones or on desks.
        if (size !== UPRIGHT) expect(await violations(page), `${width} wide`).toEqual([]);
      }
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    },
    LONG,
  );
});

/** Addresses that were cut short, are of another browser, or of what was deleted. */
const NOWHERE = [
  'table/gone',
  'local/gone/a',
  'join/cut',
  'seat/cut',
  'confirm/cut',
  'replay/table/gone',
  'replay/local/gone',
  'replay/file/gone',
  'learn/gone/0',
  'rules/gone',
];

test('no address is a dead end: each says what is wrong and leads back', async () => {
  const { url } = await openHouse();
  const { page } = await person({ language: 'en' });
  for (const address of NOWHERE) {
    await page.goto(`${url}/#/${address}`);
    await page.reload();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent(), address).toMatch(/table|link|game/);
    await page.getByRole('link', { name: 'Back to the lobby' }).click();
    await page.locator('.lobby').waitFor();
  }
});

test('an address with one wrong word says which thing is not there, and the rest of it is there', async () => {
  const { url } = await openHouse();
  for (const width of [390, 1440]) {
    const { page } = await person({ language: width === 390 ? 'it' : 'en', width });
    const told = async (address: string, name: string): Promise<string | null> => {
      await page.goto(`${url}/#/${address}`);
      await page.reload();
      await page.getByRole('alert').waitFor();
      await shot(page, `wrong-${name}-${width}`);
      expect([...(await misfits(page)), ...(await violations(page))], address).toEqual([]);
      return page.getByRole('alert').textContent();
    };
    expect(await told('what/ever', 'place')).toMatch(/address|indirizzo/);
    await page.locator('.doors').waitFor();
    expect(await told('new/chess', 'game')).toMatch(/game|gioco/);
    await page.locator('.doors').waitFor();
    expect(await told('rules/boss-monster/BM-XXX-99', 'rule')).toContain('BM-XXX-99');
    expect(await told('rules/boss-monster/nothing', 'chapter')).toContain('nothing');
    await page.goto(`${url}/#/rules/boss-monster/bait`);
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await told('learn/boss-monster/99', 'lesson')).toMatch(/lesson|lezione/);
    await page.getByRole('link', { name: /Boss Monster/ }).click();
    await page.locator('.lesson').waitFor();
  }
});

test('a rulebook has a list of its chapters, each with an address of its own, and none fills the history', async () => {
  const { url } = await openHouse();
  for (const width of [390, 1440]) {
    const { page } = await person({ language: 'en', width });
    const read = (): Promise<readonly unknown[]> =>
      page.evaluate(() => [document.activeElement?.textContent, location.hash]);
    const current = (name: string) => page.locator('.chapters [aria-current]', { hasText: name });
    await page.goto(`${url}/#/rules/boss-monster/bait`);
    await current('Bait phase').waitFor({ state: 'attached' });
    expect(await read()).toEqual(['Bait phase', '#/rules/boss-monster/bait']);
    const known = await page.evaluate(() => history.length);
    if (width === 390) await page.locator('.rules summary').click();
    await page.getByRole('link', { name: 'Adventure phase' }).click();
    await current('Adventure phase').waitFor({ state: 'attached' });
    expect(await read()).toEqual(['Adventure phase', '#/rules/boss-monster/adventure']);
    expect(await page.evaluate(() => history.length)).toBe(known);
    // Not under the head, nor far below it.
    const [head, title] = [page.locator('.rules > header'), page.getByRole('heading', { name: 'Adventure' })];
    const gap =
      ((await title.boundingBox())?.y ?? 0) -
      ((await head.boundingBox())?.height ?? Number.POSITIVE_INFINITY);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(40);
  }
});

test.each(LANGUAGES)(
  'a rulebook in %s marks what was looked for, and sets apart what we decided',
  async language => {
    const { url } = await openHouse();
    const { page } = await person({ language });
    await page.goto(`${url}/#/rules/boss-monster`);
    await page.locator('.rules article').first().waitFor();
    expect(await page.locator('.rules mark').count()).toBe(0);
    expect(await page.locator('.rules article:not(.ours)').count()).toBeGreaterThan(0);
    const looked = language === 'it' ? 'PUO eroe' : 'CAN hero';
    await page.getByRole('searchbox').fill(looked);
    await page.locator('.rules mark').first().waitFor();
    const marked = await page
      .locator('.rules article')
      .evaluateAll(rules =>
        rules.map(
          rule =>
            new Set([...rule.querySelectorAll('mark')].map(mark => mark.textContent?.toLowerCase())).size,
        ),
      );
    expect(Math.min(...marked)).toBeGreaterThan(0);
    const said = language === 'it' ? /^Il libro / : /^The book /;
    for (const words of await page.locator('.rules .ours .ruling').allTextContents())
      expect(words).toMatch(said);
    expect(await page.locator('.rules .ours').count()).toBeGreaterThan(0);
    await page.locator('.rules .ours').first().scrollIntoViewIfNeeded();
    for await (const { width } of inEach(page, [SMALL_PHONE, DESK])) {
      await shot(page, `rules-found-${language}-${width}`);
      expect([...(await misfits(page)), ...(await violations(page))], `${width} wide`).toEqual([]);
    }
  },
);

test('a rulebook of no game says that there is no such game', async () => {
  const { url } = await openHouse();
  const { page } = await person({ language: 'en' });
  await page.goto(`${url}/#/rules/nothing`);
  await page.getByRole('heading', { name: 'There is no such game' }).waitFor();
});

test(
  'an invitation shuts nobody out, and both speak their own language at one table',
  async () => {
    const house = await openHouse();
    const [ada, bruno] = [
      await person({ language: 'it' }),
      await person({ language: 'en', width: 360, height: 740 }),
    ];
    const link = await openOnline(ada.page, house, 'Ada');
    await bruno.page.goto(link);
    await bruno.page.locator('.join').waitFor();
    expect([...(await misfits(bruno.page)), ...(await violations(bruno.page))]).toEqual([]);
    await join(bruno.page, link, 'Bruno');
    await deal(ada.page);
    await bruno.page.locator('.tv-table').waitFor();
    await ada.page.getByText('Carte mescolate', { exact: false }).first().waitFor();
    await bruno.page.getByRole('button', { name: 'Log' }).click();
    await bruno.page.getByText('Shuffled', { exact: false }).first().waitFor();
    expect(await violations(bruno.page)).toEqual([]);
  },
  LONG,
);

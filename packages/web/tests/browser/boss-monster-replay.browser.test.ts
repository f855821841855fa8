import { bossMonster, faceDown } from '@tavolata/boss-monster';
import {
  type Ask,
  type Json,
  KeyedChance,
  keyOf,
  Match,
  playOn,
  Run,
  saveMatch,
  setupFor,
} from '@tavolata/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person, type Who } from './kit/browser.ts';
import { openHouse } from './kit/house.ts';
import { misfits } from './kit/look.ts';
import { shot } from './kit/shots.ts';
import { PHONE } from './kit/sizes.ts';

const LONG = 120_000;
const SECRET = { key: keyOf('replay'), salt: keyOf('salt') };

type AMatch = ReturnType<typeof from>;

function from(given: Json, players = 2) {
  const setup = setupFor(bossMonster, players);
  const { g } = new Run(bossMonster, bossMonster.create(setup), new KeyedChance(SECRET.key));
  bossMonster.arrange(g, given);
  return Match.from(bossMonster, setup, SECRET, g.state);
}

/** Who builds does so on a Room that is there; all else is answered as a bot in a hurry would. */
function answerTo(ask: Ask): Parameters<AMatch['answer']>[1] {
  if (ask.kind !== 'pick') return ask.fallback;
  const wanted = ask.options.findIndex(
    ({ key }) => key === 'on-top' || (key === 'card' && ask.prompt === 'build'),
  );
  return wanted < 0 ? ask.fallback : wanted;
}

function playUntil(match: AMatch, isSo: () => boolean): void {
  while (!isSo()) {
    const [ask] = match.asks;
    if (!ask) throw new Error('the match is over before that');
    match.answer(ask.seat, answerTo(ask));
  }
}

/** The last step of a match, for all to see. */
async function openReplay(match: AMatch, who: Who): Promise<Page> {
  const { url } = await openHouse();
  const { page } = await person(who);
  await page.goto(`${url}/#/`);
  const buffer = Buffer.from(JSON.stringify(saveMatch(match)));
  const file = { name: 'match.tavolata.json', mimeType: 'application/json', buffer };
  await page.locator('.open-file input').setInputFiles(file);
  const moment = page.getByRole('slider');
  await moment.fill((await moment.getAttribute('max')) ?? '');
  return page;
}

const HANDS = ['freeze', 'fear', 'witchs-kitchen', 'open-grave', 'dark-altar', 'golem-factory', 'ligers-den'];

test.each([PHONE, { width: 360, height: 740 }])(
  'on a phone $width wide a Hero is seen as it walks through the opponent’s dungeon',
  async size => {
    const match = from({
      phase: 'adventure',
      seats: {
        a: { boss: 'gorgona', hand: HANDS },
        b: {
          boss: 'cleopatra',
          dungeon: ['brainsucker-hive', 'dark-altar'],
          entrance: ['boden-the-pantless'],
        },
      },
    });
    playUntil(match, () => match.view('a').walk !== undefined);
    const page = await openReplay(match, size);
    await page.locator('.bm-mini-s .bm-hero, .bm-mini-b .bm-hero').waitFor();
    await shot(page, `boss-monster-replay-walk-${size.width}`);
    expect(await misfits(page)).toEqual([]);
    const [theirs, mine] = [
      await page.locator('.bm-opp').boundingBox(),
      await page.locator('.bm-dungeon-h').boundingBox(),
    ];
    expect((theirs?.y ?? 0) + (theirs?.height ?? 0)).toBeLessThanOrEqual(mine?.y ?? 0);
  },
  LONG,
);

test(
  'on a phone a replay shows both dungeons, and nothing stays empty under a small hand',
  async () => {
    const [few, many] = [['freeze'], HANDS].map(hand =>
      from({
        phase: 'build',
        seats: { a: { boss: 'cleopatra', hand }, b: { boss: 'gorgona', dungeon: ['brainsucker-hive'] } },
      }),
    );
    for (const [name, match] of Object.entries({ few, many })) {
      if (!match) continue;
      const page = await openReplay(match, PHONE);
      expect([name, await page.locator('.bm-opp .bm-mini:visible').count()]).toEqual([name, 1]);
      const dock = await page.locator('.tv-dock').boundingBox();
      const cards = await page.locator('.bm-grid .bm-small').last().boundingBox();
      expect((dock?.y ?? 0) + (dock?.height ?? 0)).toBe(PHONE.height);
      const below = PHONE.height - ((cards?.y ?? 0) + (cards?.height ?? 0));
      expect(below).toBeLessThan(16);
      expect(below).toBeGreaterThanOrEqual(0);
      await shot(page, `boss-monster-replay-${name}`);
    }
  },
  LONG,
);

test.each([PHONE, { width: 820, height: 740 }, { width: 1440, height: 900 }])(
  'a Room that covers another face-down says that it is hidden, and beside it how many lie there ($width wide)',
  async size => {
    const match = from({
      phase: 'build',
      seats: {
        a: { boss: 'cleopatra', dungeon: ['brainsucker-hive'], hand: ['witchs-kitchen'] },
        b: { boss: 'gorgona', hand: ['kobold-strike'] },
      },
    });
    playUntil(match, () => playOn(bossMonster, match.view('a')).cards(faceDown('a', 0)).length > 0);
    const page = await openReplay(match, { ...size, language: 'it' });
    const covers = await page.locator('.bm-dungeon .bm-covers').boundingBox();
    const words = await page.locator('.bm-dungeon .bm-covered').boundingBox();
    await shot(page, `boss-monster-face-down-${size.width}`);
    expect((covers?.y ?? 0) + (covers?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0);
  },
  LONG,
);

test.each([PHONE, { width: 1440, height: 900 }])(
  'whoever is out has no Souls or Wounds to count ($width wide)',
  async size => {
    const match = from({
      phase: 'end',
      seats: { a: { boss: 'cleopatra', souls: 3, wounds: 5 }, b: { boss: 'gorgona', souls: 2 } },
    });
    const page = await openReplay(match, { ...size, language: 'en' });
    await page.locator('.tv[data-over]').waitFor();
    await shot(page, `boss-monster-out-${size.width}`);
    const mine = page.locator('.bm-dungeon');
    expect(await mine.getByText('out of the game').locator('visible=true').count()).toBe(1);
    expect(await mine.locator(':is(.bm-box, .bm-tally):visible').count()).toBe(0);
    expect(await page.locator('.bm-opp .bm-tally').first().textContent()).toContain('2');
  },
  LONG,
);

import { bossMonster, faceDown } from '@tavolata/boss-monster';
import { type Json, playOn, type Question } from '@tavolata/kernel';
import { KeyedChance, keyOf, Match, Run, saveMatch, setupFor } from '@tavolata/kernel/match';
import { person, type Who } from '@tavolata/web/test-kit/browser';
import { openHouse } from '@tavolata/web/test-kit/house';
import { misfits } from '@tavolata/web/test-kit/look';
import { shot } from '@tavolata/web/test-kit/shots';
import { PHONE } from '@tavolata/web/test-kit/sizes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

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
function answerTo(question: Question): Parameters<AMatch['answer']>[1] {
  if (question.kind !== 'pick') return question.fallback;
  const wanted = question.options.findIndex(
    ({ key }) => key === 'on-top' || (key === 'card' && question.prompt === 'build'),
  );
  return wanted < 0 ? question.fallback : wanted;
}

function playUntil(match: AMatch, isSo: () => boolean): void {
  while (!isSo()) {
    const [question] = match.questions;
    if (!question) throw new Error('the match is over before that');
    match.answer(question.seat, answerTo(question));
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
    playUntil(match, () => match.viewStateFor('a').walk !== undefined);
    const page = await openReplay(match, size);
    await page.locator('.bm-opp .bm-hero').waitFor();
    await shot(page, `boss-monster-replay-walk-${size.width}`);
    expect(await misfits(page)).toEqual([]);
    const [theirs, mine] = [
      await page.locator('.bm-opp').boundingBox(),
      await page.locator('.bm-dungeon header').boundingBox(),
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
      const cards = await page.locator('.tv-dock .thing[data-card]').last().boundingBox();
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
    playUntil(match, () => playOn(bossMonster, match.viewStateFor('a')).cards(faceDown('a', 0)).length > 0);
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
    expect(await mine.locator(':is(.boss-monster-Score-box, .boss-monster-Bits-tally):visible').count()).toBe(
      0,
    );
    expect(await page.locator('.bm-others .boss-monster-Bits-tally').first().textContent()).toContain('2');
  },
  LONG,
);

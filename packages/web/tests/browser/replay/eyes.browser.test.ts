import { bossMonster } from '@tavolata/boss-monster';
import { darkestNight } from '@tavolata/darkest-night';
import { fourSouls } from '@tavolata/four-souls';
import type { Def, Game, State } from '@tavolata/kernel';
import { keyOf, Match, saveMatch, setupFor } from '@tavolata/kernel/match';
import { mournersCall } from '@tavolata/mourners-call';
import { sorcerersArena } from '@tavolata/sorcerers-arena';
import { expect, test } from 'vitest';
import { person } from '../kit/browser.ts';
import { openHouse } from '../kit/house.ts';
import { misfits } from '../kit/look.ts';
import { shot } from '../kit/shots.ts';
import { PHONE } from '../kit/sizes.ts';

const DESK = { width: 1440, height: 900 };

/** A match that was left after a while, as a file to choose. */
function fileOf<S extends State, D extends Def>(game: Game<S, D>) {
  const secret = { key: keyOf('eyes'), salt: keyOf('salt') };
  const match = Match.start(game, setupFor(game, 2), secret);
  for (let i = 0; i < 30; i++) {
    const [question] = match.questions;
    if (question) match.answer(question.seat, question.fallback);
  }
  const buffer = Buffer.from(JSON.stringify(saveMatch(match)));
  return { name: 'match.tavolata.json', mimeType: 'application/json', buffer };
}

const ALL = [
  { file: fileOf(bossMonster), name: 'boss-monster', en: ['A’s dungeon'], it: ['Il dungeon di A'] },
  {
    file: fileOf(fourSouls),
    name: 'four-souls',
    en: ['A’s items', 'A’s souls'],
    it: ['Gli oggetti di A', 'Le anime di A'],
  },
  { file: fileOf(mournersCall), name: 'mourners-call', en: ['A’s Crypt'], it: ['La Cripta di A'] },
  { file: fileOf(sorcerersArena), name: 'sorcerers-arena', en: ['A’s team'], it: ['La squadra di A'] },
  { file: fileOf(darkestNight), name: 'darkest-night', en: [], it: [] },
];
const SPOKEN_TO = {
  en: /(Your|My) (hand|dungeon|items|souls|Crypt|deck|team)/,
  it: /(La tua|Il tuo|Le mie|I miei) (mano|dungeon|oggetti|anime|Cripta|mazzo|squadra)/,
};

test.each([
  { ...DESK, language: 'it' },
  { ...PHONE, language: 'en' },
] as const)(
  'in the replay of a match of others nothing is called the reader’s own ($width wide, $language)',
  async who => {
    const { url } = await openHouse();
    const { page } = await person(who);
    for (const { file, name, ...words } of ALL) {
      await page.goto(`${url}/#/`);
      await page.locator('.open-file input').setInputFiles(file);
      const moment = page.getByRole('slider');
      await moment.fill((await moment.getAttribute('max')) ?? '');
      const dock = await page.locator('.tv-dock').getAttribute('aria-label');
      expect([name, dock]).toEqual([name, who.language === 'it' ? 'La mano di A' : 'A’s hand']);
      await shot(page, `replay-eyes-${name}-${who.width}`);
      const html = await page.locator('.tv').innerHTML();
      expect([name, SPOKEN_TO[who.language].exec(html)?.[0]]).toEqual([name, undefined]);
      if (who.width === DESK.width) for (const word of words[who.language]) expect(html).toContain(word);
      expect([name, await misfits(page)]).toEqual([name, []]);
    }
  },
  180_000,
);

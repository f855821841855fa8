import { darkestNight } from '@tavolata/darkest-night';
import { en } from '@tavolata/darkest-night/texts/en';
import { it as italian } from '@tavolata/darkest-night/texts/it';
import { type Json, KeyedChance, keyOf, Match, Play, playOn, setupFor } from '@tavolata/kernel';
import { Speaker } from '@tavolata/table';
import { en as pageEn } from '../../generated/texts/en.ts';
import { it as pageIt } from '../../generated/texts/it.ts';
import type { NightScene } from '../../src/games/darkest-night/scene.ts';
import { Picking } from '../../src/table/picking.ts';

const SECRET = { key: keyOf('board'), salt: keyOf('salt') };
const NAMES = { a: 'Ada', b: 'Bo' };
const TEXTS = { en: [pageEn, en], it: [pageIt, italian] } as const;

/** What the board is given for the first seat. */
export function sceneOf(given: Json, language: 'en' | 'it' = 'en', players = 1): NightScene {
  const setup = setupFor(darkestNight, players);
  const g = new Play(darkestNight, darkestNight.create(setup), new KeyedChance(SECRET.key));
  darkestNight.arrange?.(g, given);
  const match = Match.from(darkestNight, setup, SECRET, g.state);
  const ask = match.asks.find(({ seat }) => seat === 'a');
  return {
    g: playOn(darkestNight, match.view('a')),
    me: 'a',
    you: 'a',
    say: new Speaker({ language, texts: TEXTS[language], seats: NAMES, strict: true }),
    picking: ask && new Picking(ask, 'q'),
  } as unknown as NightScene;
}

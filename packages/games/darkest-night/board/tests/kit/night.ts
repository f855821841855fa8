import { AnswerDraft } from '@tavolata/board-kit';
import { darkestNight } from '@tavolata/darkest-night';
import { en } from '@tavolata/darkest-night/texts/en';
import { it as italian } from '@tavolata/darkest-night/texts/it';
import { type Json, Play, playOn } from '@tavolata/kernel';
import { KeyedChance, keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { Speaker } from '@tavolata/table';
import type { NightScene } from '../../scene.ts';

const SECRET = { key: keyOf('board'), salt: keyOf('salt') };
const NAMES = { a: 'Ada', b: 'Bo' };
const TEXTS = { en: [en], it: [italian] } as const;

/** What the board is given for the first seat. */
export function sceneOf(given: Json, language: 'en' | 'it' = 'en', players = 1): NightScene {
  const setup = setupFor(darkestNight, players);
  const g = new Play(darkestNight, darkestNight.create(setup), new KeyedChance(SECRET.key));
  darkestNight.arrange?.(g, given);
  const match = Match.from(darkestNight, setup, SECRET, g.state);
  const question = match.questions.find(({ seat }) => seat === 'a');
  return {
    g: playOn(darkestNight, match.viewStateFor('a')),
    me: 'a',
    you: 'a',
    say: new Speaker({ language, texts: TEXTS[language], seats: NAMES, strict: true }),
    draft: question && new AnswerDraft(question, 'q'),
  } as unknown as NightScene;
}

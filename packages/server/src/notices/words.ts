import { en as bossMonsterEn } from '@tavolata/boss-monster/texts/en';
import { it as bossMonsterIt } from '@tavolata/boss-monster/texts/it';
import { en as darkestNightEn } from '@tavolata/darkest-night/texts/en';
import { it as darkestNightIt } from '@tavolata/darkest-night/texts/it';
import { en as fourSoulsEn } from '@tavolata/four-souls/texts/en';
import { it as fourSoulsIt } from '@tavolata/four-souls/texts/it';
import { en as mournersCallEn } from '@tavolata/mourners-call/texts/en';
import { it as mournersCallIt } from '@tavolata/mourners-call/texts/it';
import { en as sorcerersArenaEn } from '@tavolata/sorcerers-arena/texts/en';
import { it as sorcerersArenaIt } from '@tavolata/sorcerers-arena/texts/it';
import { Speaker, type Texts } from '@tavolata/table';
import { en } from '../../generated/texts/en.ts';
import { it } from '../../generated/texts/it.ts';

export const LANGUAGES = ['it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const own: Readonly<Record<Language, Texts>> = { it, en };
/** Where each game says its own title. */
const ofGames: Readonly<Record<string, Readonly<Record<Language, Texts>>>> = {
  'boss-monster': { it: bossMonsterIt, en: bossMonsterEn },
  'darkest-night': { it: darkestNightIt, en: darkestNightEn },
  'four-souls': { it: fourSoulsIt, en: fourSoulsEn },
  'mourners-call': { it: mournersCallIt, en: mournersCallEn },
  'sorcerers-arena': { it: sorcerersArenaIt, en: sorcerersArenaEn },
};

type Words = Readonly<Partial<Record<'game' | 'name' | 'url' | 'stop', string>>>;

/** A text of ours in the reader's language; `game` is a slug and becomes the game's title. */
export function say(language: Language, key: string, params: Words = {}): string {
  const title = params.game === undefined ? undefined : ofGames[params.game]?.[language]['game.title'];
  const speaker = new Speaker({ language, texts: [own[language]], seats: {} });
  return speaker.say(key, { ...params, game: typeof title === 'string' ? title : params.game });
}

/** What is written in mails. */
export const letters = {
  turn: (language: Language, words: Words) => ({
    subject: say(language, 'turn.subject', words),
    text: say(language, 'turn.body', words),
  }),
  confirm: (language: Language, words: Words) => ({
    subject: say(language, 'confirm.subject', words),
    text: say(language, 'confirm.body', words),
  }),
} as const;

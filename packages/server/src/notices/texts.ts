import { type Language, Speaker, type Texts } from '@tavolata/table';
import { titles } from '../../generated/games.ts';
import { en } from '../../generated/texts/en.ts';
import { it } from '../../generated/texts/it.ts';

const own: Readonly<Record<Language, Texts>> = { it, en };
type Words = Readonly<Partial<Record<'game' | 'name' | 'url' | 'stop', string>>>;

/** A text of ours in the reader's language; `game` is a slug and becomes the game's title. */
export function textOf(language: Language, key: string, params: Words = {}): string {
  const title = titles[params.game ?? '']?.[language];
  const speaker = new Speaker({ language, texts: [own[language]], seats: {} });
  return speaker.say(key, { ...params, game: title ?? params.game });
}

/** What is written in mails. */
export const mails = {
  turn: (language: Language, words: Words) => ({
    subject: textOf(language, 'turn.subject', words),
    text: textOf(language, 'turn.body', words),
  }),
  confirm: (language: Language, words: Words) => ({
    subject: textOf(language, 'confirm.subject', words),
    text: textOf(language, 'confirm.body', words),
  }),
} as const;

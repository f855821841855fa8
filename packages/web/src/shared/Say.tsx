import { signal } from '@preact/signals';
import { Speaker, type Texts } from '@tavolata/table';
import { language, pageTexts } from './language.ts';

const texts = signal<Texts | undefined>(undefined);

/** Loads the page's own words; nothing is drawn before they are there. */
export async function loadWords(): Promise<void> {
  const lang = language.value;
  const words = await pageTexts(lang);
  // Another may have been chosen meanwhile.
  if (lang === language.peek()) texts.value = words;
}

interface Named {
  readonly name: string;
}
type Param = string | number | Named | readonly Named[];

/** The page's own words in the reader's language; a list `names` also gives its length as `namesCount`. */
export function say(key: string, params: Readonly<Record<string, Param>> = {}): string {
  const words = texts.value;
  if (!words) return '';
  return new Speaker({ language: language.value, texts: [words], seats: {} }).say(key, params);
}

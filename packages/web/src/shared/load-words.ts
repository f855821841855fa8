import { speakWith } from '@tavolata/board-kit';
import { Speaker } from '@tavolata/table';
import { language, pageTexts } from './language.ts';

/** Loads the page's own words; nothing is drawn before they are there. */
export async function loadWords(): Promise<void> {
  const lang = language.value;
  const texts = [await pageTexts(lang)];
  // Another may have been chosen meanwhile.
  if (lang === language.peek()) speakWith(new Speaker({ language: lang, texts, seats: {} }));
}

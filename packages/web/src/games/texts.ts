import type { Language } from '@tavolata/board-kit';
import type { Texts } from '@tavolata/table';
import { TEXTS } from '../../generated/games/texts.ts';
import { loadTexts } from '../shared/language.ts';

/** The words of a game; none of one that is not known. */
export async function gameTexts(slug: string, lang: Language): Promise<Texts> {
  const texts = Object.hasOwn(TEXTS, slug) ? TEXTS[slug] : undefined;
  return texts ? loadTexts(slug, texts, lang) : {};
}

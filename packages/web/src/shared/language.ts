import { effect } from '@preact/signals';
import { LANGUAGES, type Language, Once, setting } from '@tavolata/board-kit';
import type { Texts } from '@tavolata/table';

export const isLanguage = (value: unknown): value is Language =>
  (LANGUAGES as readonly unknown[]).includes(value);

/** Each player's own: everything on the page is said in it. */
export const language = setting<Language>('tavolata.language', text =>
  isLanguage(text) ? text : navigator.language.startsWith('it') ? 'it' : 'en',
);

effect(() => {
  document.documentElement.lang = language.value;
});

type Module = Readonly<Record<string, Texts>>;

const PAGE = {
  it: () => import('../../generated/texts/it.ts') as Promise<unknown>,
  en: () => import('../../generated/texts/en.ts') as Promise<unknown>,
};
const TABLE = {
  it: () => import('@tavolata/table/texts/it') as Promise<unknown>,
  en: () => import('@tavolata/table/texts/en') as Promise<unknown>,
};

const loaded = new Once<Texts>();

/** Texts of one place in one language, loaded once. */
export function loadTexts(
  name: string,
  of: Readonly<Record<Language, () => Promise<unknown>>>,
  lang: Language,
): Promise<Texts> {
  return loaded.get(`${name} ${lang}`, async () => ((await of[lang]()) as Module)[lang] as Texts);
}

export const pageTexts = (lang: Language): Promise<Texts> => loadTexts('page', PAGE, lang);
export const tableTexts = (lang: Language): Promise<Texts> => loadTexts('table', TABLE, lang);

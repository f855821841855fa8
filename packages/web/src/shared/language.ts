import { effect, signal } from '@preact/signals';
import type { Texts } from '@tavolata/table';

export const LANGUAGES = ['it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const STORED = 'tavolata.language';
const isLanguage = (value: unknown): value is Language => (LANGUAGES as readonly unknown[]).includes(value);

function preferred(): Language {
  const stored = localStorage.getItem(STORED);
  if (isLanguage(stored)) return stored;
  return navigator.language.startsWith('it') ? 'it' : 'en';
}

/** Each player's own: everything on the page is said in it. */
export const language = signal<Language>(preferred());

effect(() => {
  localStorage.setItem(STORED, language.value);
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

const loaded = new Map<string, Promise<Texts>>();

/** Texts of one place in one language, loaded once. */
export function loadTexts(
  name: string,
  of: Readonly<Record<Language, () => Promise<unknown>>>,
  lang: Language,
): Promise<Texts> {
  const key = `${name} ${lang}`;
  let texts = loaded.get(key);
  if (!texts) {
    texts = of[lang]().then(module => (module as Module)[lang] as Texts);
    loaded.set(key, texts);
  }
  return texts;
}

export const pageTexts = (lang: Language): Promise<Texts> => loadTexts('page', PAGE, lang);
export const tableTexts = (lang: Language): Promise<Texts> => loadTexts('table', TABLE, lang);

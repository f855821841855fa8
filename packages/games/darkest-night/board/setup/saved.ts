import { setting } from '@tavolata/board-kit';
import { deckCode, readDeckCode } from '@tavolata/darkest-night';

const KEPT = 'tavolata.night-decks';

function read(text = '[]'): readonly string[] {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** The decks built in this browser, as codes. */
export const savedDecks = setting<readonly string[]>(KEPT, read, JSON.stringify);

/** The same cards in another order are the same deck. */
export function sameDeck(one: string, other: string): boolean {
  const sorted = (code: string): string => {
    const { hero, cards } = readDeckCode(code);
    return deckCode({ hero, cards: [...cards].sort() });
  };
  return sorted(one) === sorted(other);
}

function keep(decks: readonly string[]): void {
  savedDecks.value = decks;
}

export const saveDeck = (code: string): void =>
  keep([...savedDecks.value.filter(other => !sameDeck(other, code)), code]);
export const forgetDeck = (code: string): void => keep(savedDecks.value.filter(other => other !== code));

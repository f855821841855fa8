import { type Signal, signal } from '@preact/signals';
import { deckCode, readDeckCode } from '@tavolata/darkest-night';

const KEPT = 'tavolata.night-decks';

function kept(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? found.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** The decks built in this browser, as codes. */
export const savedDecks: Signal<readonly string[]> = signal(kept());

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
  localStorage.setItem(KEPT, JSON.stringify(decks));
}

export const saveDeck = (code: string): void =>
  keep([...savedDecks.value.filter(other => !sameDeck(other, code)), code]);
export const forgetDeck = (code: string): void => keep(savedDecks.value.filter(other => other !== code));

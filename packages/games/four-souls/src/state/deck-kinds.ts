export const DECKS = ['treasure', 'loot', 'monster', 'room'] as const;
export type DeckKind = (typeof DECKS)[number];

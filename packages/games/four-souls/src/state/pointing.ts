import type { CardId, Seat } from '@tavolata/kernel';
import type { DeckKind } from './deck-kinds.ts';

/**
 * What something points at: one player, card, thing on the stack, deck, discard or slot. A card in play is named
 * with its `life`: once it has changed zone it is another object (FS-ZONE-02).
 */
export interface Aim {
  readonly seat?: Seat;
  readonly card?: CardId;
  readonly life?: number;
  readonly stack?: number;
  readonly deck?: DeckKind;
  readonly pile?: DeckKind;
  readonly slot?: number;
  /** How much of a divided amount falls to it. */
  readonly share?: number;
}

/** Whose ability it is: a card as it was then, and whose text works (a copy's is another's). */
export interface Source {
  readonly card: CardId;
  readonly life: number;
  readonly def: string;
}

/** Where in a card's behaviour an effect stands: `['abilities', '0', 'modes', 'cents']`. */
export type Path = readonly string[];

import type { CardId } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { MAP_DECK, MAP_DISCARD, MAP_DRAWN } from '../zones.ts';

/** The top card; an empty deck is made anew from the discards (DN-MAP-02). */
export function topMap(g: G): CardId | undefined {
  if (g.cards(MAP_DECK).length === 0) {
    for (const card of g.cards(MAP_DISCARD)) g.move(card, MAP_DECK);
    g.shuffle(MAP_DECK);
  }
  return g.cards(MAP_DECK)[0];
}

/** Draws the top card and lays it open (DN-MAP-01). */
export function drawMap(g: G): CardId | undefined {
  const card = topMap(g);
  if (card !== undefined) g.move(card, MAP_DRAWN);
  return card;
}

/** Used map cards are discarded (DN-MAP-05). */
export function discardMaps(g: G): void {
  for (const card of g.cards(MAP_DRAWN)) g.move(card, MAP_DISCARD, 'front');
}

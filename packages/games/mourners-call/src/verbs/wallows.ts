import type { CardId, Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { artifacts, openWallows, WALLOWS_DECK, WALLOWS_DISCARD } from '../zones.ts';
import { wallowsDef } from './board.ts';

/** MC-WAL-11: when the deck has run out, the discard pile becomes a new one. As many cards as there then are. */
export function topWallows(g: G, number: number): readonly CardId[] {
  if (g.cards(WALLOWS_DECK).length === 0 && g.cards(WALLOWS_DISCARD).length > 0) {
    for (const card of [...g.cards(WALLOWS_DISCARD)]) g.move(card, WALLOWS_DECK);
    g.shuffle(WALLOWS_DECK);
    g.emit('wallows-refilled');
  }
  return g.cards(WALLOWS_DECK).slice(0, number);
}

/** MC-WAL-01, MC-RAKER-01: face up in front of the player; a Raker comes to the place it names. */
export function receiveWallows(g: G, seat: Seat, card: CardId): void {
  g.move(card, openWallows(seat));
  g.emit('wallows-received', { seat, card });
  const { subtype, location } = wallowsDef(g, card);
  if (subtype === 'raker') g.emit('raker-came', { card, place: location });
}

/** MC-RAKER-06, MC-REST-07: with the card its Raker goes. */
export function discardWallows(g: G, card: CardId): void {
  g.move(card, WALLOWS_DISCARD, 'front');
  g.emit('wallows-discarded', { card });
}

/** MC-ART-01. */
export function keepArtifact(g: G, seat: Seat, card: CardId): void {
  g.move(card, artifacts(seat));
  g.emit('artifact-kept', { seat, card });
}

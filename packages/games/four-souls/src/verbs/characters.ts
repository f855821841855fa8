import type { CardId, Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { CHARACTER_DECK, character, OUTSIDE } from '../zones.ts';
import { moveOut, putWithPlayer } from './zoning.ts';

/** A card outside the game, by its id; nothing if it is in use or was never there (FS-OUT-04). */
const findOutside = (g: G, id: string): CardId | undefined =>
  [OUTSIDE, CHARACTER_DECK].flatMap(zone => g.cards(zone)).find(card => g.is(card, id));

/** FS-CHAR-02, FS-CHAR-03: without the stack. */
export function takeStartingItem(g: G, seat: Seat): void {
  const card = g.cards(character(seat))[0];
  const named = card === undefined ? undefined : g.def(card).startingItem;
  const item = named === undefined ? undefined : findOutside(g, named);
  if (item !== undefined) putWithPlayer(g, seat, item);
}

/**
 * Another character for a player, with its starting item (FS-CHAR-09). What is on the player stays (FS-CTR-09,
 * FS-DMG-12), what was on the old character goes with it (FS-CTR-10), and its item stays where it is.
 */
export function changeCharacter(g: G, seat: Seat, id: string): boolean {
  const next = findOutside(g, id);
  if (next === undefined) return false;
  const before = g.cards(character(seat));
  // The new one first: there is no moment without a character, whose HP and souls would be asked for.
  putWithPlayer(g, seat, next, 'character');
  for (const old of before) moveOut(g, old, OUTSIDE);
  g.emit('character-changed', { seat, card: next });
  takeStartingItem(g, seat);
  return true;
}

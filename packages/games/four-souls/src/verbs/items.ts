import { type CardId, choose, type Flow, putInOrder, type Seat } from '@tavolata/kernel';
import type { Aim, G, Slot } from '../state.ts';
import { hasHp, isEternal } from '../table/standing.ts';
import {
  aimAt,
  allItems,
  controllerOf,
  inTurnOrder,
  isInPlay,
  itemsOf,
  placeOf,
  shopItems,
  slotOf,
} from '../table/table.ts';
import { items } from '../zones.ts';
import { countForBonusSouls, noticeBonusSouls } from './bonus.ts';
import { followMaxHp, kill } from './damage.ts';
import { happen } from './happen.ts';
import { replaced } from './replace.ts';
import {
  destroySoul,
  putInDiscard,
  putInShop,
  putInSlot,
  putWithPlayer,
  topCard,
  uncover,
} from './zoning.ts';

/** '+X treasure': the top cards of the Treasure deck enter play as the player's items (FS-TREAS-03). */
export function gainTreasure(g: G, seat: Seat, amount: number): void {
  for (let n = 0; n < amount; n++) {
    const card = topCard(g, 'treasure');
    if (card !== undefined) gainItem(g, seat, card, true);
  }
}

/** From the game to a player: from a deck, a slot, or a loot that becomes an item (FS-GAIN-05). */
export function gainItem(g: G, seat: Seat, card: CardId, unseen = false): void {
  putWithPlayer(g, seat, card);
  g.emit('gained-item', { seat, card });
  happen(g, { type: 'gained-item', seat, card, ...(unseen && { unseen: true }) });
  if (g.def(card).type === 'treasure') countForBonusSouls(g, 'treasure-gained');
  noticeBonusSouls(g);
}

/** From one player to another, or to or from the shop (FS-GAIN-07): the same object, with all that is on it. */
export function giveItem(g: G, to: Seat, card: CardId): void {
  const left = slotOf(g, card);
  g.move(card, items(to));
  g.emit('gave-item', { card, to });
  if (left) uncover(g, left);
  followMaxHp(g);
  noticeBonusSouls(g);
}

/** Both sides at the same time, or not at all (FS-GAIN-11, FS-GAIN-12). */
export function swapItems(g: G, mine: CardId, theirs: CardId): void {
  const [one, other] = [placeOf(g, mine), placeOf(g, theirs)];
  const put = (card: CardId, place: { seat?: Seat; slot?: number }): void => {
    if (place.seat) g.move(card, items(place.seat));
    else putInShop(g, card, { id: place.slot ?? 0, kind: 'shop' });
  };
  put(mine, other);
  put(theirs, one);
  g.emit('swapped', { card: mine, other: theirs });
  followMaxHp(g);
  noticeBonusSouls(g);
}

/** Items a player may destroy or give up: not Eternal ones. */
export const ownItems = (g: G, seat: Seat): CardId[] => itemsOf(g, seat).filter(card => !isEternal(g, card));

/** FS-MECH-13: with HP it dies as monsters do, without it goes straight to its discard. True if it was destroyed. */
export function* destroy(g: G, card: CardId): Flow<boolean> {
  if (!isInPlay(g, card)) return false;
  if (placeOf(g, card).kind === 'souls') {
    destroySoul(g, card);
    return true;
  }
  if (isEternal(g, card)) return false;
  const event = yield* replaced(g, { type: 'destroy', card, amount: 1 });
  if (!event) return false;
  if (hasHp(g, card)) {
    kill(g, aimAt(g, card));
    return true;
  }
  return putInDiscard(g, card);
}

/** Destroyed, and if so replaced from the Treasure deck, for its player or in the shop (FS-MECH-21, FS-MECH-22). */
export function* rerollItem(g: G, card: CardId): Flow<void> {
  const seat = controllerOf(g, card);
  const left = slotOf(g, card);
  if (!(yield* destroy(g, card))) return;
  if (seat) gainTreasure(g, seat, 1);
  else if (left) fillFromTop(g, left);
}

/** The next card of its deck, over whatever has come up in the slot. */
export function fillFromTop(g: G, into: Slot): CardId | undefined {
  const kind = into.kind === 'shop' ? 'treasure' : into.kind === 'room' ? 'room' : 'monster';
  const card = topCard(g, kind);
  if (card !== undefined) putInSlot(g, card, into);
  return card;
}

/** All non-eternal items of a player, in an order they choose (FS-EACH-02). */
export function* rerollItemsOf(g: G, seat: Seat): Flow<void> {
  const order = yield* putInOrder(seat, 'reroll-order', ownItems(g, seat), { rule: 'FS-EACH-02' });
  for (const card of order) if (isInPlay(g, card)) yield* rerollItem(g, card);
}

/** FS-EACH-03: players in turn order, then the shop; what comes in is not rerolled again (FS-EACH-07). */
export function* rerollAllItems(g: G): Flow<void> {
  const shop = shopItems(g);
  for (const seat of inTurnOrder(g)) yield* rerollItemsOf(g, seat);
  for (const card of shop) if (isInPlay(g, card)) yield* rerollItem(g, card);
}

/** The player picks one of their items and destroys it. */
export function* destroyOwnItem(g: G, seat: Seat, source?: CardId): Flow<boolean> {
  const card = yield* choose(
    g,
    seat,
    'destroy-own-item',
    ownItems(g, seat),
    source === undefined ? {} : { source },
  );
  return card !== undefined && (yield* destroy(g, card));
}

export const stealable = (g: G, me: Seat): Aim[] =>
  allItems(g)
    .filter(card => controllerOf(g, card) !== me && !isEternal(g, card))
    .map(card => aimAt(g, card));

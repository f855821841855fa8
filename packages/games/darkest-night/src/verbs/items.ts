import type { CardId, Refusal } from '@tavolata/kernel';
import { type LocationName, MONASTERY } from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { ITEM_SUPPLY, itemsOf, leftItems } from '../zones.ts';
import { relicOf } from './dice.ts';
import { companions, nameOf } from './heroes.ts';
import { announced, next, reductions } from './tasks.ts';
import { checkRitual } from './victory.ts';

export const isLocked = (g: G, item: CardId): boolean => g.state.locked.includes(item);
export const isRelic = (g: G, item: CardId): boolean => g.def(item).type === 'relic';

/** DN-ITEM-08: until the next turn of whoever carries it. */
export function lock(g: G, item: CardId): void {
  if (!isLocked(g, item)) g.state.locked.push(item);
}

export function unlockAll(g: G, hero: HeroId): void {
  const carried = g.cards(itemsOf(hero));
  g.state.locked = g.state.locked.filter(item => !carried.includes(item));
}

/** Own items, and by DN-ITEM-07 the unlocked ones of everybody here, relics excepted. Own ones come first. */
export function withinReach(g: G, hero: HeroId): CardId[] {
  const others = companions(g, hero).flatMap(other => g.cards(itemsOf(other)));
  return [...g.cards(itemsOf(hero)), ...others.filter(item => !isLocked(g, item) && !isRelic(g, item))];
}

/** Whoever uses an item of a companion takes it first, free of charge (DN-ITEM-05, DN-ITEM-07). */
export function takeIfNeeded(g: G, hero: HeroId, item: CardId): void {
  if (g.isIn(item, itemsOf(hero))) return;
  g.move(item, itemsOf(hero));
  g.emit('item-taken', { hero: nameOf(g, hero), card: item });
}

/** DN-ITEM-02: used once, then back to the supply. */
export function useUp(g: G, hero: HeroId, item: CardId): void {
  g.emit('item-used', { hero: nameOf(g, hero), card: item });
  g.state.locked = g.state.locked.filter(other => other !== item);
  g.move(item, ITEM_SUPPLY);
}

/** DN-RELIC-01. */
export const refuseRelic = (g: G, hero: HeroId, item: CardId): Refusal | undefined =>
  isRelic(g, item) && relicOf(g, hero) !== undefined ? g.refuse('DN-RELIC-01', 'carries-relic') : undefined;

/** DN-ITEM-05, DN-RELIC-07. */
export function handOver(g: G, item: CardId, to: HeroId): void {
  g.move(item, itemsOf(to));
  g.emit('item-given', { hero: nameOf(g, to), card: item });
  const def = g.def(item);
  // It is handed over at a moment that is open already.
  if (def.type === 'relic' && def.handedOver.lose)
    next(g, ...reductions(to, def.handedOver.lose, 'lose').map(announced));
}

/** DN-ITEM-06. */
export function leaveItem(g: G, hero: HeroId, item: CardId): void {
  g.move(item, leftItems(MONASTERY));
  g.emit('item-left', { hero: nameOf(g, hero), card: item });
  checkRitual(g);
}

/** DN-RELIC-08: picking up costs nothing. */
export function pickUp(g: G, hero: HeroId, item: CardId): void {
  g.move(item, itemsOf(hero));
  g.emit('item-taken', { hero: nameOf(g, hero), card: item });
}

/** DN-ITEM-12: whatever lies in a location but the Monastery goes to whoever enters; a relic to who can carry it. */
export function pickUpAll(g: G, hero: HeroId, at: LocationName): void {
  if (at === MONASTERY) return;
  for (const item of g.cards(leftItems(at))) if (!refuseRelic(g, hero, item)) pickUp(g, hero, item);
}

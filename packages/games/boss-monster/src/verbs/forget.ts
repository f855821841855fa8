import type { CardId } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { player } from './dungeon.ts';
import { waiting } from './waiting.ts';

/**
 * A card that leaves play or the discard pile comes back as a new one: bonuses, uses and waiting abilities are gone,
 * and what was aimed at it has lost its target (BM-SPELL-09).
 */
export function forget(g: G, card: CardId): void {
  const { state } = g;
  const isOfCard = ({ room }: { readonly room: CardId }) => room === card;
  drop(state.boosts, isOfCard);
  drop(state.used, used => used === card);
  drop(state.triggers, isOfCard);
  for (const { mazes } of state.marks) drop(mazes, maze => maze === card);
  for (const seat of g.seats) drop(player(g, seat).built, isOfCard);
  for (const { aim } of waiting(g)) {
    if (aim.room === card) delete aim.room;
    if (aim.card === card) delete aim.card;
  }
}

/** Takes some things out of a list; most of the time there are none. */
function drop<T>(list: T[], isDropped: (item: T) => boolean): void {
  for (let i = list.length - 1; i >= 0; i--) if (isDropped(list[i] as T)) list.splice(i, 1);
}

import { type CardId, eachCard, isCard, type Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { active, characterOf, playedBy } from '../table/table.ts';

/**
 * In a deck, a card will soon be any card. What still works of it goes by its player's character from now on, and what
 * pointed at it points at nothing: the object is gone (FS-ZONE-02).
 */
export function forget(g: G, cards: readonly CardId[]): void {
  const hidden = new Set(cards);
  const { state } = g;
  const without = <T>(list: readonly T[]): T[] =>
    list.map(one => (names(one, hidden) ? (forgetting(g, one, hidden) as T) : one));
  state.lasting = without(state.lasting);
  state.waiting = without(state.waiting);
  state.queue = without(state.queue);
  state.stack = without(state.stack);
  state.turn.grants = without(state.turn.grants);
  const spent = state.attack?.spent;
  if (state.attack && spent) state.attack.spent = { ...spent, lost: without(spent.lost) };
}

function names(value: unknown, cards: ReadonlySet<CardId>): boolean {
  let isNamed = false;
  eachCard(value, card => {
    isNamed ||= cards.has(card);
  });
  return isNamed;
}

type Fields = Readonly<Record<string, unknown>>;

function forgetting(g: G, value: unknown, cards: ReadonlySet<CardId>, by?: Seat): unknown {
  if (Array.isArray(value)) return value.map(item => forgetting(g, item, cards, by));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Fields;
  const whose = (fields.by as Seat | undefined) ?? by;
  const isSource = fields.def !== undefined;
  const kept = Object.entries(fields).flatMap(([key, item]) => {
    if (!isCard(item) || !cards.has(item)) return [[key, forgetting(g, item, cards, whose)]];
    return isSource ? [[key, standIn(g, whose)]] : [];
  });
  return Object.fromEntries(kept);
}

const standIn = (g: G, by: Seat | undefined): CardId => (by && playedBy(g, by)) ?? characterOf(g, active(g));

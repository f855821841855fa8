import type { CardId, Seat } from '@tavolata/kernel';
import type { G, Source, StackItem } from '../state.ts';
import { character } from '../zones.ts';
import { active, characterOf } from './table.ts';

interface Sourced {
  readonly source: Source;
  readonly by?: Seat;
}

/** Shuffled into a deck, a card is any card again: what still works of it goes by its player's character. */
export function forget(g: G, cards: readonly CardId[]): void {
  const shuffled = new Set(cards);
  const named = <T extends Sourced>(one: T): T => {
    const { source, by } = one;
    if (!shuffled.has(source.card)) return one;
    const own = by && g.cards(character(by))[0];
    return { ...one, source: { ...source, card: own ?? characterOf(g, active(g)) } };
  };
  const { state } = g;
  state.lasting = state.lasting.map(named);
  state.waiting = state.waiting.map(named);
  state.queue = state.queue.map(named);
  state.stack = state.stack.map((item): StackItem => {
    if (item.kind === 'ability') return named(item);
    if (item.kind === 'roll' && item.outcome) return { ...item, outcome: named(item.outcome) };
    if (item.kind !== 'damage' || item.source === undefined || !shuffled.has(item.source)) return item;
    const { source: _, ...dealt } = item;
    return dealt;
  });
}

import type { CardId } from '@tavolata/kernel';
import type { G, Thing } from '../state.ts';

export const thing = (g: G, card: CardId): Thing | undefined => g.state.things[card];

/** The record to write into: one that copies of the state share is frozen, and copied first. */
function own(g: G): Record<number, Thing> {
  const { state } = g;
  if (!Object.isExtensible(state.things)) state.things = { ...state.things };
  return state.things as Record<number, Thing>;
}

/** A card becomes something in play, or something else than it was. */
export function put(g: G, card: CardId, now: Thing): void {
  own(g)[card] = now;
}

export function change(g: G, card: CardId, what: Partial<Thing>): void {
  const now = g.state.things[card];
  if (now) put(g, card, { ...now, ...what });
}

/** It is nothing in play any more, and shows its own face again. */
export function drop(g: G, card: CardId): void {
  const { state } = g;
  delete own(g)[card];
  if (state.copies[card]) {
    const { [card]: _, ...copies } = state.copies;
    state.copies = copies;
  }
  if (state.flipped.includes(card)) state.flipped = state.flipped.filter(other => other !== card);
}

export const everyThing = (g: G): [CardId, Thing][] =>
  Object.entries(g.state.things).map(([card, now]) => [Number(card) as CardId, now]);

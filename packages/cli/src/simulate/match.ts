import { playOut } from '@tavolata/bots';
import { type EventSink, isCard } from '@tavolata/kernel';
import type { Registered } from '../registry.ts';
import { fixture, type Plan } from './plan.ts';
import { addResult, type Tally } from './tally.ts';

/** Counts the card that an event of playing names first. */
function cardCounter(played: readonly string[], cards: Record<string, number>): EventSink {
  const types = new Set(played);
  return (g, type, params) => {
    if (!types.has(type)) return;
    const card = Object.values(params).find(isCard);
    if (card === undefined) return;
    const { id } = g.def(card);
    cards[id] = (cards[id] ?? 0) + 1;
  };
}

/** Plays the n-th match and adds it to the tally. What throws is a crash, and the others go on. */
export function playOne(registered: Registered, plan: Plan, n: number, tally: Tally): void {
  const { setup, key, names, players } = fixture(registered, plan, n);
  const sink = cardCounter(registered.played, tally.cards);
  try {
    const { result, decisions, steps } = playOut(registered.game, setup, { key }, players, { sink });
    tally.decisions += decisions;
    tally.steps += steps;
    // The kernel ends what goes on for ever; no rulebook does.
    if (!result || result.reason === 'endless') tally.stalled++;
    else addResult(tally, result, names);
  } catch {
    tally.crashed++;
    tally.crashes.push(n);
  }
}

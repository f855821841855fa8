import { playOut } from '@tavolata/bots';
import { isCard } from '@tavolata/kernel';
import type { EventSink } from '@tavolata/kernel/match';
import { type Registered, reportOf } from '../registry.ts';
import { addFindings } from './findings.ts';
import { matchSetupOf, type SimulationPlan } from './plan.ts';
import { addResult, type MatchTally } from './tally.ts';
import { watchMatches } from './watch.ts';

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

const both =
  (one: EventSink, other: EventSink): EventSink =>
  (...event) => {
    one(...event);
    other(...event);
  };

/** Plays the n-th match and adds it to the tally. What throws is a crash, and the others go on. */
export function playOne(registered: Registered, plan: SimulationPlan, n: number, tally: MatchTally): void {
  const { setup, key, names, players } = matchSetupOf(registered, plan, n);
  const counter = cardCounter(registered.terminal.played, tally.cards);
  const report = reportOf(registered, plan.report);
  const onlooker = report && watchMatches(report, players);
  const sink = onlooker ? both(counter, onlooker.sink) : counter;
  try {
    const seated = onlooker?.players ?? players;
    const { result, decisions, steps } = playOut(registered.game, setup, { key }, seated, { sink });
    tally.decisions += decisions;
    tally.steps += steps;
    // The kernel ends what goes on for ever; no rulebook does.
    if (!result || result.reason === 'endless') tally.stalls.push(n);
    else {
      if (onlooker) addFindings(tally.findings, onlooker.found(result));
      addResult(tally, result, names);
    }
  } catch {
    tally.crashes.push(n);
  }
}

import type { CardId, Seat } from '@tavolata/kernel';
import type { Goal } from '../defs.ts';
import type { G } from '../state.ts';
import { forbidden, soulsOf } from '../table/standing.ts';
import { faceOf, handOf, inTurnOrder, itemsOf, player } from '../table/table.ts';
import { BONUS_SOULS } from '../zones.ts';

const COUNTS: Readonly<Record<string, (g: G, seat: Seat) => number>> = {
  'loot-in-hand': (g, seat) => handOf(g, seat).length,
  cents: (g, seat) => player(g, seat).cents,
  'guppy-items': (g, seat) =>
    itemsOf(g, seat).filter(card => faceOf(g, card).keywords.includes('guppy')).length,
  souls: soulsOf,
  items: (g, seat) => itemsOf(g, seat).length,
};

/** Whoever reached it, the active player before the next in turn order (FS-BSOUL-08). */
function claimants(g: G, { counts, atLeast, goesTo }: Goal): Seat[] {
  const reach = COUNTS[counts];
  if (!reach) return [];
  const seats = inTurnOrder(g);
  const there = seats.filter(seat => reach(g, seat) >= atLeast);
  if (there.length === 0) return [];
  if (goesTo === 'who-reaches-it') return there.slice(0, 1);
  const count = COUNTS[goesTo === 'fewest-souls' ? 'souls' : 'items'] as (g: G, seat: Seat) => number;
  const fewest = Math.min(...seats.map(seat => count(g, seat)));
  return seats.filter(seat => count(g, seat) === fewest);
}

/** A condition that held for a moment was met (FS-BSOUL-04): tested after every single change, gained when next settled. */
export function noticeBonusSouls(g: G): void {
  for (const card of g.cards(BONUS_SOULS)) {
    if (g.state.bonusDue.some(due => due.card === card)) continue;
    const { goal } = g.def(card);
    const seats = (goal ? entitled(g, card, goal) : []).filter(
      seat => !forbidden(g, { type: 'gain-soul', seat, card }),
    );
    if (seats.length > 0) g.state.bonusDue = [...g.state.bonusDue, { card, seats }];
  }
}

/** What counts deeds is the active player's as soon as there are enough. */
const entitled = (g: G, card: CardId, goal: Goal): Seat[] => {
  if (!goal.counters) return claimants(g, goal);
  return (g.state.bonusCounters[card] ?? 0) >= goal.atLeast ? [g.state.turn.seat] : [];
};

/** A counter for something that happened, on every bonus soul that counts it. */
export function countForBonusSouls(g: G, what: string, times = 1): void {
  for (const card of g.cards(BONUS_SOULS)) {
    const { goal } = g.def(card);
    if (!goal?.counters || goal.counts !== what) continue;
    const before = g.state.bonusCounters[card] ?? 0;
    g.state.bonusCounters = { ...g.state.bonusCounters, [card]: before + times };
  }
  noticeBonusSouls(g);
}

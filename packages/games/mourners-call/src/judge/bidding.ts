import type { Seat } from '@tavolata/kernel';
import { limits } from '../defs.ts';
import type { G } from '../state.ts';
import { lowestOf, rewardsOf, titheDue } from '../steps/tithe.ts';
import { inOrder, player } from '../verbs/board.ts';

const SHARES = [0, 0.25, 0.5, 0.75, 1] as const;
const PRICE = 0.5;

/** Bids the others may make: some part of what they have, all parts as likely. */
function* guesses(g: G, seats: readonly Seat[]): Generator<Partial<Record<Seat, number>>> {
  const [seat, ...others] = seats;
  if (!seat) yield {};
  else
    for (const share of SHARES)
      for (const rest of guesses(g, others))
        yield { ...rest, [seat]: Math.round(player(g, seat).etherea * share) };
}

function outcome(g: G, me: Seat, bids: Partial<Record<Seat, number>>): number {
  const seats = inOrder(g);
  const total = g.state.forge + seats.reduce((sum, seat) => sum + (bids[seat] ?? 0), 0);
  if (total >= titheDue(g)) {
    const rewards = rewardsOf(bids, seats);
    const others = seats.filter(seat => seat !== me).map(seat => rewards[seat] ?? 0);
    return (rewards[me] ?? 0) - 0.3 * Math.max(0, ...others);
  }
  const { unityLost } = limits.quotaMissed;
  const lowest = lowestOf(bids, seats);
  const others = lowest.filter(seat => seat !== me).length / Math.max(1, seats.length - 1);
  return (lowest.includes(me) ? -unityLost - 0.5 : 0) + 0.4 * unityLost * others;
}

/** What each bid may bring, against all those guesses. */
export function bidWorth(g: G, me: Seat, bid: number): number {
  let sum = 0;
  let count = 0;
  for (const guess of guesses(
    g,
    inOrder(g).filter(seat => seat !== me),
  )) {
    sum += outcome(g, me, { ...guess, [me]: bid });
    count++;
  }
  return sum / Math.max(1, count) - PRICE * bid;
}

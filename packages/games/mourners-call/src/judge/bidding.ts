import type { Seat } from '@tavolata/kernel';
import { limits } from '../defs.ts';
import type { G } from '../state.ts';
import { lowestOf, rewardsOf, titheDue } from '../steps/tithe.ts';
import { inOrder, player } from '../verbs/board.ts';
import { ethereaWorth } from './etherea.ts';

/** Parts of what one has that a bid may be, all as likely; fewer the more players there are to guess. */
const SHARES = [0, 0.2, 0.4, 0.7] as const;
const FEW_SHARES = [0, 0.3, 0.6] as const;

type Bids = Partial<Record<Seat, number>>;

/** Bids the others may make. */
function guesses(g: G, seats: readonly Seat[]): Bids[] {
  const shares = seats.length > 2 ? FEW_SHARES : SHARES;
  let all: Bids[] = [{}];
  for (const seat of seats) {
    const bids = shares.map(share => Math.round(player(g, seat).etherea * share));
    all = all.flatMap(guess => bids.map(bid => ({ ...guess, [seat]: bid })));
  }
  return all;
}

function outcome(g: G, me: Seat, bids: Bids): number {
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

/** What each bid may bring, against all those guesses, the lowest first. */
export function bidWorths(g: G, me: Seat, bids: readonly number[]): number[] {
  const others = guesses(
    g,
    inOrder(g).filter(seat => seat !== me),
  );
  return bids.map(bid => {
    const sum = others.reduce((all, guess) => all + outcome(g, me, { ...guess, [me]: bid }), 0);
    return sum / others.length + ethereaWorth(g, me, -bid);
  });
}

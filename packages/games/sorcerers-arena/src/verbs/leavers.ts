import { askTogether, type Flow, type Json, type Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { decider } from './characters.ts';

/** On the way out: an answer given for such a seat is only a default (SA-LEAVE-02). */
export const hasLeft = ({ state }: G, seat: Seat): boolean => state.core.left.includes(seat);

/** Taken out of the match; whoever waits for the end of a card to be taken out is still in it (SA-LEAVE-01). */
export const isOut = ({ state }: G, seat: Seat): boolean =>
  state.core.gone.includes(seat) && !state.leaving.includes(seat);

/** Whose place a question is about, where one person answers for two (SA-LEAVE-06). */
export const placeOf = (seat: Seat, who: Seat) => ({ seat, whose: seat === who ? 'own' : 'other' });

/** In turn order of the summoners: each place once per step, and each person once. */
function askable(g: G, name: string): Seat[] {
  const open = g.state.summoners.filter(seat => g.sealed(decider(g, seat), `${name} ${seat}`) === undefined);
  return open.filter((seat, i) => open.findIndex(other => decider(g, other) === decider(g, seat)) === i);
}

/**
 * Asks for every place at once and keeps the answers sealed until all are there; then hands them out. A leaver's
 * place is asked again, of the partner, unless the leaver had chosen: what differs from the default was chosen and
 * stands (SA-LEAVE-06).
 */
export function* gather<T extends Json>(
  g: G,
  name: string,
  flow: (seat: Seat, who: Seat) => Flow<T>,
  fallback: (seat: Seat) => T,
): Flow<Map<Seat, T> | undefined> {
  const seats = askable(g, name);
  const answers = yield* askTogether(seats.map(seat => flow(seat, decider(g, seat))));
  seats.forEach((seat, i) => {
    const who = decider(g, seat);
    const isDefault = String(answers[i]) === String(fallback(seat));
    if (!isDefault || !hasLeft(g, who)) g.seal(who, `${name} ${seat}`, answers[i] as Json);
  });
  const { summoners } = g.state;
  const answer = (seat: Seat) => g.sealed(decider(g, seat), `${name} ${seat}`);
  if (summoners.some(seat => answer(seat) === undefined)) return undefined;
  return new Map(summoners.map(seat => [seat, g.unseal(decider(g, seat), `${name} ${seat}`) as T]));
}

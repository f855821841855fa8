import type { Json, Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { otherSide, seatsOf, sideOfSeat } from '../verbs/characters.ts';
import { isOut } from '../verbs/leavers.ts';
import { finishByLeaving } from './victory.ts';

/** SA-LEAVE-01: never inside a card, a skill or a trigger, which take several steps. */
export function leave(g: G, seat: Seat): void {
  const { fading, pending, resolving, leaving } = g.state;
  if (resolving || fading.length > 0 || pending.length > 0) leaving.push(seat);
  else takeOut(g, seat);
}

/** Those who had to wait, one at a time, in the order in which they left. */
export function takeNextOut(g: G): void {
  const seat = g.state.leaving.shift();
  if (seat) takeOut(g, seat);
}

/** SA-LEAVE-03 to -08: the partner, if still in, decides for the leaver's place too; else the other side wins. */
function takeOut(g: G, seat: Seat): void {
  const { state } = g;
  const side = sideOfSeat(g, seat);
  const partner = seatsOf(g, side).find(other => !isOut(g, other));
  if (!partner) return finishByLeaving(g, otherSide(side));
  for (const place of g.seats) {
    if (state.deciders[place] !== seat) continue;
    state.deciders[place] = partner;
  }
  // SA-LEAVE-06: choices already made, secret ones included, stand.
  for (const { owner, name } of [...state.core.sealed])
    if (owner === seat) g.seal(partner, name, g.unseal(seat, name) as Json);
  g.emit('took-over', { seat: partner, place: seat });
}

import { agree, askTogether, chooseNumber, type Flow, type Seat } from '@tavolata/kernel';
import { limits, MET_MINUS_ONE, TRACKS, titheFor, trackFacts } from '../defs.ts';
import { type G, PHASES, type StepName } from '../state.ts';
import { awake, inOrder, mournerDef, player, seatsIn } from '../verbs/board.ts';
import { gainUnity, loseUnity, payUnity } from '../verbs/goods.ts';
import { happens, tally, tallyMost } from '../verbs/happenings.ts';
import { lower, pushUp, strike } from '../verbs/tracks.ts';
import { beginPhase } from './phases.ts';

type Bids = Partial<Record<Seat, number>>;
const bidOf = (bids: Bids, seat: Seat): number => bids[seat] ?? 0;
/** MC-TITHE-01, MC-LEAVE-07. */
export const titheDue = (g: G): number => titheFor(g.state.suspicion, seatsIn(g).length);

/** What is left of the phase once all Etherea of the tithe has been handed over. */
const PAID: readonly StepName[] = ['quota-unity', 'quota-lost', 'resolution'];

/** Whether the tithe of this round is behind us, met or missed. */
export const isTitheOver = ({ state: { phase, next } }: G): boolean =>
  phase === 'tithe' ? PAID.includes(next) : PHASES.indexOf(phase) > PHASES.indexOf('tithe');

/** MC-TITHE-02, MC-TITHE-03, MC-TITHE-07. */
export function tithe(g: G): void {
  const { state } = g;
  beginPhase(g, 'tithe');
  delete state.bids;
  const due = titheDue(g);
  g.emit('tithe-due', { number: due, forge: state.forge });
  if (state.forge < due) {
    state.next = 'bid';
    return;
  }
  g.emit('quota-met', { number: state.forge });
  emptyForge(g);
  quotaMetTrack(g);
  state.next = 'resolution';
}

function emptyForge(g: G): void {
  g.state.supply += g.state.forge;
  g.state.forge = 0;
}

/** MC-TITHE-21: nobody's own effect. */
function quotaMetTrack(g: G): void {
  if (MET_MINUS_ONE === 'suspicion') lower(g, 'suspicion', limits.quotaMet.suspicionDown);
}

/** MC-TITHE-04: in secret, revealed together. */
export function* bid(g: G): Flow<void> {
  const { state } = g;
  const seats = inOrder(g);
  const params = { number: titheDue(g), forge: state.forge };
  const bids = yield* askTogether(
    seats.map(seat =>
      chooseNumber(seat, 'bid', { min: 0, max: player(g, seat).etherea }, { rule: 'MC-TITHE-04', params }),
    ),
  );
  state.bids = Object.fromEntries(seats.map((seat, i) => [seat, bids[i] as number]));
  state.next = 'raise-bid';
}

/** The reveal; whoever may add to a bid then does. */
export function* raiseBid(g: G): Flow<void> {
  const { state } = g;
  const bids = state.bids as Bids;
  for (const seat of inOrder(g)) g.emit('bid-revealed', { seat, number: bidOf(bids, seat) });
  for (const seat of inOrder(g)) {
    for (const card of awake(g, seat)) {
      const { on, does = [] } = mournerDef(g, card);
      const more = does.find(step => step.bid)?.number ?? 0;
      if (on !== 'bids-revealed' || player(g, seat).etherea < bidOf(bids, seat) + more) continue;
      if (!(yield* agree(seat, 'raise-bid', { source: card, params: { number: more } }))) continue;
      bids[seat] = bidOf(bids, seat) + more;
      g.emit('bid-raised', { seat, card, number: bids[seat] });
    }
  }
  state.next = 'quota';
}

/** What each player gains from a met quota (MC-TITHE-08, -09, -10, -11, -20). */
export function rewardsOf(bids: Bids, seats: readonly Seat[]): Bids {
  const { unityMost, unityOthers, unityTied } = limits.quotaMet;
  const most = Math.max(...seats.map(seat => bidOf(bids, seat)));
  const leaders = seats.filter(seat => bidOf(bids, seat) === most);
  return Object.fromEntries(
    seats.map(seat => {
      const own = bidOf(bids, seat);
      if (own === 0) return [seat, 0];
      if (leaders.length > 1) return [seat, own === most ? unityTied : 0];
      return [seat, own === most ? unityMost : unityOthers];
    }),
  );
}

/** MC-TITHE-13: zero included. */
export function lowestOf(bids: Bids, seats: readonly Seat[]): Seat[] {
  const least = Math.min(...seats.map(seat => bidOf(bids, seat)));
  return seats.filter(seat => bidOf(bids, seat) === least);
}

/** MC-TITHE-05, MC-TITHE-06: all that was bid is paid, whatever comes of it. */
export function quota(g: G): void {
  const { state } = g;
  const bids = state.bids as Bids;
  const seats = inOrder(g);
  const due = titheDue(g);
  const total = state.forge + seats.reduce((sum, seat) => sum + bidOf(bids, seat), 0);
  for (const seat of seats) {
    const paid = bidOf(bids, seat);
    player(g, seat).etherea -= paid;
    state.supply += paid;
    tallyMost(g, seat, 'tithe-contributed', paid);
  }
  emptyForge(g);
  if (total >= due) {
    g.emit('quota-met', { number: total });
    quotaMetTrack(g);
    state.next = 'quota-unity';
    return;
  }
  g.emit('quota-missed', { number: total, due });
  // MC-TITHE-17: both tracks rise, then the losses, then what the ends of the tracks demand.
  pushUp(g, 'suspicion', limits.quotaMissed.suspicionUp);
  pushUp(g, 'threat', limits.quotaMissed.threatUp);
  state.blamed = lowestOf(bids, seats);
  state.next = 'quota-lost';
}

/** For all in one step: nobody leaves half-way and changes what the others gain (MC-LEAVE-01). */
export function* quotaUnity(g: G): Flow<void> {
  const { state } = g;
  const bids = state.bids as Bids;
  const seats = inOrder(g);
  const rewards = rewardsOf(bids, seats);
  for (const seat of seats) {
    if (MET_MINUS_ONE === 'unity' && bidOf(bids, seat) === 0) loseUnity(g, seat, 1);
    yield* gainUnity(g, seat, rewards[seat] ?? 0);
  }
  for (const seat of seats) {
    if (bidOf(bids, seat) > 0) happens(g, seat, 'contributed-to-met-quota');
    if (rewards[seat] === limits.quotaMet.unityMost) tally(g, seat, 'alone-contributed-most-to-met-quota');
  }
  state.next = 'resolution';
}

/** MC-TITHE-13, unless a Mourner softens it. */
function lossOf(g: G, seat: Seat): number {
  const softer = awake(g, seat).flatMap(card => {
    const { on, loses } = mournerDef(g, card);
    return on === 'lowest-contributor-to-missed-quota' && loses !== undefined ? [loses] : [];
  });
  return Math.min(limits.quotaMissed.unityLost, ...softer);
}

/** MC-TITHE-14, -15, -16, for all in one step as well. */
export function* quotaLost(g: G): Flow<void> {
  const { state } = g;
  for (const seat of state.blamed) yield* payUnity(g, seat, lossOf(g, seat), 'MC-TITHE-14');
  for (const track of TRACKS)
    if (state[track] === trackFacts[track].trigger) yield* strike(g, track, state.blamed);
  state.blamed = [];
  state.next = 'resolution';
}

import { agree, type CardId, type Flow, type Seat } from '@tavolata/kernel';
import { type Deed, GUILDS, type Guild, LOCATIONS, type Location, limits } from '../defs.ts';
import type { G, StepName } from '../state.ts';
import {
  artifactsOf,
  countAt,
  guildCount,
  inOrder,
  isTurned,
  mournerDef,
  player,
  wallowsDef,
} from '../verbs/board.ts';
import { carryOut } from '../verbs/effects.ts';
import { gainUnity } from '../verbs/goods.ts';
import { happens, tally } from '../verbs/happenings.ts';
import { refuseDeed } from '../verbs/requirements.ts';
import { discardWallows } from '../verbs/wallows.ts';
import { mourners } from '../zones.ts';
import { beginPhase } from './phases.ts';

/** MC-RES-01. */
export function resolution(g: G): void {
  beginPhase(g, 'resolution');
  for (const seat of inOrder(g)) happens(g, seat, 'resolution-begins');
  g.state.at = 0;
  g.state.next = 'resolve-location';
}

/** MC-RES-02, MC-SPEC-04, and what a Mourner adds where its owner stands. */
export function strengthAt(g: G, seat: Seat, { id }: Location): number {
  const count = countAt(g, seat, id);
  if (count === 0) return 0;
  let strength = count;
  for (const card of g.cards(mourners(seat))) {
    const { on, location, bonus = 0 } = mournerDef(g, card);
    if (on === 'location-resolved' && location === id && !isTurned(g, card)) strength += bonus;
  }
  return strength;
}

/** Those with the most, if anybody has any (MC-RES-07). */
export function leadersBy(g: G, strength: (seat: Seat) => number): Seat[] {
  const seats = inOrder(g);
  const most = Math.max(...seats.map(strength));
  return most === 0 ? [] : seats.filter(seat => strength(seat) === most);
}

/** A card that wins a tie when it is discarded: the Longreach Scythe. */
const tieBreaker = (g: G, seat: Seat): CardId | undefined =>
  artifactsOf(g, seat).find(card => wallowsDef(g, card).ability?.on === 'tie-resolved');

/** MC-DEATH-02, MC-DEATH-03, MC-RES-06. */
function* deathWins(g: G, leaders: readonly Seat[], what: string): Flow<boolean> {
  const { death, deathUsed } = g.state;
  if (deathUsed || !leaders.includes(death)) return false;
  const used = yield* agree(death, 'use-death', { rule: 'MC-DEATH-02', params: { what } });
  if (!used) return false;
  g.state.deathUsed = true;
  g.emit('death-used', { seat: death, what });
  return true;
}

/** MC-RES-04, MC-FAQA-02, -03, -04: first the Scythe, then the answer of Death. */
function* breakTie(g: G, leaders: readonly Seat[], what: string): Flow<Seat | undefined> {
  g.emit('tied', { seats: [...leaders], what });
  for (const seat of leaders) tally(g, seat, 'tied-for-lead');
  for (const seat of leaders) {
    const scythe = tieBreaker(g, seat);
    if (scythe === undefined) continue;
    if (!(yield* agree(seat, 'use-scythe', { rule: 'MC-FAQA-02', source: scythe, params: { what } })))
      continue;
    g.emit('scythe-raised', { seat, card: scythe, what });
    const others = leaders.filter(other => other !== seat);
    if (yield* deathWins(g, others, what)) return g.state.death;
    discardWallows(g, scythe);
    return seat;
  }
  return (yield* deathWins(g, leaders, what)) ? g.state.death : undefined;
}

function* winnerOf(g: G, leaders: readonly Seat[], what: string): Flow<Seat | undefined> {
  const [only, ...others] = leaders;
  return others.length === 0 ? only : yield* breakTie(g, leaders, what);
}

function nextPlace(g: G, next: StepName): void {
  delete g.state.winner;
  g.state.at++;
  g.state.next = next;
}

export function* resolveLocation(g: G): Flow<void> {
  const { state } = g;
  const location = LOCATIONS[state.at];
  if (!location) {
    state.at = 0;
    state.next = 'resolve-guild';
    return;
  }
  if (state.malavestros === location.id) return yield* jesterUnity(g, location);
  const leaders = leadersBy(g, seat => strengthAt(g, seat, location));
  const winner = yield* winnerOf(g, leaders, location.id);
  if (!winner) {
    if (leaders.length > 0) g.emit('nobody-won', { what: location.id });
    return nextPlace(g, 'resolve-location');
  }
  g.emit('location-won', { seat: winner, place: location.id });
  tally(g, winner, 'location-won');
  if (location.faction !== player(g, winner).allegiance) tally(g, winner, 'location-of-other-faction-won');
  state.winner = winner;
  state.next = 'location-action';
}

/** MC-MALA-01, -02, -03, -05: for all in one step, so that whoever leaves is out only after it (MC-LEAVE-01). */
function* jesterUnity(g: G, { id }: Location): Flow<void> {
  for (const seat of inOrder(g))
    if (countAt(g, seat, id) > 0) yield* gainUnity(g, seat, limits.malavestros.unity);
  nextPlace(g, 'resolve-location');
}

interface Offer {
  readonly prompt: string;
  readonly rule: string;
}

/** MC-LOC-02: in full or not at all; asked about only where it may be declined. */
function* maybeCarryOut(g: G, seat: Seat, deed: Deed, offer?: Offer): Flow<void> {
  if (refuseDeed(g, seat, 'MC-LOC-02', deed)) return void g.emit('bonus-impossible', { seat, what: deed.id });
  if (offer && !(yield* agree(seat, offer.prompt, { rule: offer.rule, params: { what: deed.id } })))
    return void g.emit('bonus-declined', { seat, what: deed.id });
  g.emit('bonus-taken', { seat, what: deed.id });
  yield* carryOut(g, { by: seat }, deed);
}

export function* locationAction(g: G): Flow<void> {
  const { winner, at } = g.state;
  const offer = { prompt: 'take-location', rule: 'MC-LOC-01' };
  if (winner) yield* maybeCarryOut(g, winner, LOCATIONS[at] as Location, offer);
  nextPlace(g, 'resolve-location');
}

/** MC-RES-03, MC-SPEC-06, MC-GUILD-10. */
export function* resolveGuild(g: G): Flow<void> {
  const { state } = g;
  const guild = GUILDS[state.at];
  if (!guild) {
    state.next = 'restore';
    return;
  }
  if (guild.does?.some(step => step.take === 'dreadsbane-token')) putTokenBack(g);
  const leaders = leadersBy(g, seat => guildCount(g, seat, guild.id));
  const winner = yield* winnerOf(g, leaders, guild.id);
  if (!winner) {
    if (leaders.length > 0) g.emit('nobody-won', { what: guild.id });
    return nextPlace(g, 'resolve-guild');
  }
  g.emit('guild-won', { seat: winner, guild: guild.id });
  state.winner = winner;
  state.next = 'guild-bonus';
}

/** MC-GUILD-08. */
function putTokenBack(g: G): void {
  if (!g.state.dreadsbane) return;
  delete g.state.dreadsbane;
  g.emit('dreadsbane-back');
}

export function* guildBonus(g: G): Flow<void> {
  const { winner, at } = g.state;
  const guild = GUILDS[at] as Guild;
  const offer = guild.optional ? { prompt: 'take-bonus', rule: guild.rule } : undefined;
  if (winner) yield* maybeCarryOut(g, winner, guild, offer);
  nextPlace(g, 'resolve-guild');
}

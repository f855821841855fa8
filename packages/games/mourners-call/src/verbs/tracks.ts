import { type CardId, choose, type Flow, type Seat } from '@tavolata/kernel';
import { type GuildId, limits, type Track, trackFacts } from '../defs.ts';
import type { G } from '../state.ts';
import { mourners, REMOVED } from '../zones.ts';
import { inOrder, leftOf, mournerDef } from './board.ts';
import { loseFigure } from './figures.ts';
import { payUnity } from './goods.ts';
import { happens, tally } from './happenings.ts';

/** Moves a marker up and no further than the end: true if it has got there (MC-SUSP-08, MC-THREAT-09). */
export function pushUp(g: G, track: Track, number: number): boolean {
  const { trigger } = trackFacts[track];
  g.state[track] = Math.min(trigger, g.state[track] + number);
  g.emit('track-rose', { track, level: g.state[track] });
  return g.state[track] === trigger;
}

/** MC-SUSP-01, MC-SUSP-10: those who cause a rise to the end answer for it before anything else (MC-TIMING-01). */
export function* raise(g: G, track: Track, number: number, causes: readonly Seat[]): Flow<void> {
  if (pushUp(g, track, number)) yield* strike(g, track, causes);
}

/** What happens at the end of a track; afterwards the marker stands one before it (MC-SUSP-07, MC-THREAT-08). */
export function* strike(g: G, track: Track, causes: readonly Seat[]): Flow<void> {
  g.emit('track-struck', { track, seats: [...causes] });
  if (track === 'suspicion') yield* repelInquisitor(g, causes);
  else yield* tightenGrip(g, causes);
  g.state[track] = trackFacts[track].resetTo;
  g.emit('track-reset', { track, level: g.state[track] });
}

/** MC-SUSP-03, MC-SUSP-04. */
function* repelInquisitor(g: G, causes: readonly Seat[]): Flow<void> {
  for (const seat of inOrder(g).filter(each => causes.includes(each)))
    yield* payUnity(g, seat, limits.inquisitor.unity, 'MC-SUSP-06');
}

/** MC-THREAT-02 to -07: causers lose a Mourner and a figure of its guild, the others a figure per guild named. */
function* tightenGrip(g: G, causes: readonly Seat[]): Flow<void> {
  const named: GuildId[] = [];
  for (const seat of inOrder(g).filter(each => causes.includes(each))) {
    const guild = yield* loseMourner(g, seat);
    if (!guild) continue;
    if (!named.includes(guild)) named.push(guild);
    yield* loseFigure(g, seat, guild, 'MC-THREAT-04');
  }
  for (const seat of inOrder(g).filter(each => !causes.includes(each)))
    for (const guild of named) yield* loseFigure(g, seat, guild, 'MC-THREAT-05');
}

/** MC-THREAT-03: the left neighbour picks the card; MC-THREAT-11: none, and no guild is named. */
function* loseMourner(g: G, seat: Seat): Flow<GuildId | undefined> {
  const cards: readonly CardId[] = g.cards(mourners(seat));
  const lost = yield* choose(g, leftOf(g, seat), 'pick-lost-mourner', cards, {
    rule: 'MC-THREAT-03',
    params: { player: seat },
  });
  if (lost === undefined) return undefined;
  const { guild } = mournerDef(g, lost);
  g.move(lost, REMOVED);
  g.state.turned = g.state.turned.filter(card => card !== lost);
  g.emit('mourner-lost', { seat, card: lost });
  return guild;
}

/** MC-SUSP-09, MC-THREAT-10. Only a marker that really moves counts as lowered, and only for whoever did it. */
export function lower(g: G, track: Track, number: number, by?: Seat): void {
  const fall = Math.min(number, g.state[track]);
  if (fall === 0) return;
  g.state[track] -= fall;
  g.emit('track-fell', { track, level: g.state[track] });
  if (!by) return;
  tally(g, by, 'track-lowered-by-you');
  if (track === 'threat') happens(g, by, 'threat-lowered-by-you');
}

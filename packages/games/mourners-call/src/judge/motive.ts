import type { Seat } from '@tavolata/kernel';
import {
  type Faction,
  type GuildId,
  guildOf,
  isGuild,
  type MotiveDef,
  type Scoring,
  type Track,
} from '../defs.ts';
import type { G } from '../state.ts';
import { opponents } from '../verbs/board.ts';
import { type Counted, countFor, levelPoints } from '../verbs/scoring.ts';
import { motives } from '../zones.ts';
import { isNearEnd } from './horizon.ts';

/** The Motive in hand, as far as the viewer knows it. */
export const motiveOf = (g: G, seat: Seat): Scoring => {
  const [card] = g.cards(motives(seat));
  return card === undefined ? {} : (g.def(card) as MotiveDef).scores;
};

const matches = (of: Scoring['of'], counted?: Faction | GuildId): boolean =>
  of === undefined ||
  of === counted ||
  (counted !== undefined && isGuild(counted) && guildOf(counted).faction === of);

/** Of the points for the most, what one more is worth by how far one leads: sure of it, ahead, level, behind. */
function ofTheMost(g: G, lead: number): number {
  if (lead > 2) return 0;
  if (isNearEnd(g)) return lead > 0 ? 0.08 : lead === 0 ? 0.5 : lead === -1 ? 0.25 : 0;
  return lead > 0 ? 0.06 : lead > -3 ? 0.13 : 0.06;
}

/** What is had now is not sure to be there in the end. */
const KEPT = 0.8;

/** What one more of something adds to the Motive in hand. */
export function pursued(g: G, seat: Seat, what: Counted, counted?: Faction | GuildId): number {
  const { each, most, of, every = 1, points = 0, atMost = Infinity } = motiveOf(g, seat);
  if ((each ?? most) !== what || !matches(of, counted)) return 0;
  const own = countFor(g, seat, what, of);
  if (each) return (own / every) * points < atMost ? (KEPT * points) / every : 0;
  const best = Math.max(...opponents(g, seat).map(other => countFor(g, other, what, of)));
  return points * ofTheMost(g, own - best);
}

/** What it means for the Motive in hand that a track moves. */
export function levelWorth(g: G, seat: Seat, track: Track, change: number): number {
  const scores = motiveOf(g, seat);
  if (scores.level !== track) return 0;
  // It only counts in the end.
  const sure = isNearEnd(g) ? 0.8 : 0.1;
  return sure * (levelPoints(g, scores, change) - levelPoints(g, scores)) - 0.1 * change;
}

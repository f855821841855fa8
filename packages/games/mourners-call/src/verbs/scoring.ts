import type { Seat } from '@tavolata/kernel';
import {
  type Faction,
  type GuildId,
  isGuild,
  LOCATIONS,
  type LocationId,
  limits,
  type MotiveDef,
  type Scoring,
} from '../defs.ts';
import type { G } from '../state.ts';
import { motives, mourners } from '../zones.ts';
import { artifactsOf, countAt, factionCount, guildCount, influenceOf, player, seatsIn } from './board.ts';

const figuresOf = (g: G, seat: Seat, of?: Faction | GuildId): number => {
  if (!of) return player(g, seat).figures.length;
  return isGuild(of) ? guildCount(g, seat, of) : factionCount(g, seat, of);
};

const leads = (g: G, seat: Seat, location: LocationId): boolean => {
  const own = countAt(g, seat, location);
  return own > 0 && seatsIn(g).every(other => other === seat || countAt(g, other, location) < own);
};

export type Counted = NonNullable<Scoring['each' | 'most']>;

/** What a Motive counts for a player. */
export function countFor(g: G, seat: Seat, what: Counted, of?: Scoring['of']): number {
  switch (what) {
    case 'influence':
      return player(g, seat).influence[of as Faction];
    case 'guild-figures':
      return figuresOf(g, seat, of);
    case 'etherea':
      return player(g, seat).etherea;
    case 'mourner-cards':
      return g.cards(mourners(seat)).length;
    case 'locations-led':
      return LOCATIONS.filter(({ id }) => leads(g, seat, id)).length;
    case 'artifacts':
      return artifactsOf(g, seat).length;
  }
}

/** Points by the level of a track, as it would be after a rise or a fall. */
export function levelPoints(g: G, { level, abovePlayers, levels = [] }: Scoring, change = 0): number {
  if (!level) return 0;
  const stands = Math.max(0, g.state[level] + change) - (abovePlayers ? seatsIn(g).length : 0);
  return levels.find(({ from, to }) => stands >= from && stands <= to)?.points ?? 0;
}

/** MC-SCORE-01, MC-SCORE-08: the most is only one's own if nobody else has as much. */
export function motiveWorth(g: G, seat: Seat, scores: Scoring): number {
  const { most, each, level, of, every = 1, points = 0, atMost } = scores;
  if (level) return levelPoints(g, scores);
  if (most) {
    const own = countFor(g, seat, most, of);
    const alone = seatsIn(g).every(other => other === seat || countFor(g, other, most, of) < own);
    return own > 0 && alone ? points : 0;
  }
  if (!each) return 0;
  const worth = Math.floor(countFor(g, seat, each, of) / every) * points;
  return atMost === undefined ? worth : Math.min(worth, atMost);
}

export const motivePoints = (g: G, seat: Seat): number =>
  g.cards(motives(seat)).reduce((sum, card) => {
    const { scores } = g.def(card) as MotiveDef;
    return sum + (player(g, seat).allegiance ? motiveWorth(g, seat, scores) : 0);
  }, 0);

/** MC-SCORE-02, MC-SCORE-03. */
export const openPoints = (g: G, seat: Seat): number =>
  player(g, seat).unity * limits.points.unity + influenceOf(g, seat) * limits.points.influence;

import type { Seat } from '@tavolata/kernel';
import {
  figuresAt,
  type G,
  type Guild,
  guildCount,
  isGuarded,
  type Location,
  leadersBy,
  limitFor,
  seatsIn,
  strengthAt,
  trackFacts,
} from '@tavolata/mourners-call';

/** Who leads somewhere, with how many, and how many the next has. */
export interface Lead {
  readonly leaders: readonly Seat[];
  readonly most: number;
  readonly next: number;
}

function leadOf(g: G, strength: (seat: Seat) => number): Lead {
  const leaders = leadersBy(g, strength);
  const others = seatsIn(g).filter(seat => !leaders.includes(seat));
  const [first] = leaders;
  return {
    leaders,
    most: first ? strength(first) : 0,
    next: leaders.length > 1 && first ? strength(first) : Math.max(0, ...others.map(strength)),
  };
}

/** None where Malavestros stands: no majority is worked out there (MC-MALA-05). */
export const leadAt = (g: G, location: Location): Lead | undefined =>
  g.state.malavestros === location.id ? undefined : leadOf(g, seat => strengthAt(g, seat, location));
export const leadOfGuild = (g: G, { id }: Guild): Lead => leadOf(g, seat => guildCount(g, seat, id));

/** Guild figures in a location, whoever owns them: what the Dreadsgrip counts. */
export const crowdAt = (g: G, { id }: Location): number =>
  seatsIn(g).reduce((sum, seat) => sum + figuresAt(g, seat, id).length, 0);

/**
 * The limit of every location at a level of Threat: during the check, the level at which it began; at its end, the one
 * the marker goes back to (MC-THREAT-08).
 */
export function limitNow(g: G, threat = g.state.threat): number {
  const { phase, gripThreat, playersAtStart } = g.state;
  const level = phase === 'dreadsgrip' ? gripThreat : threat;
  const { trigger, resetTo } = trackFacts.threat;
  return limitFor(level === trigger ? resetTo : level, playersAtStart);
}

/** How crowded a location is: it is struck only above the limit, and never where Kier stands. */
export function crowding(g: G, location: Location, limit = limitNow(g)): 'free' | 'full' | 'over' {
  const crowd = crowdAt(g, location);
  if (crowd > limit) return isGuarded(g, location.id) ? 'full' : 'over';
  return crowd === limit ? 'full' : 'free';
}

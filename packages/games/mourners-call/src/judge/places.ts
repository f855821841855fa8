import type { Seat } from '@tavolata/kernel';
import {
  CRYPT,
  GUILDS,
  type GuildId,
  guildOf,
  LOCATIONS,
  type LocationId,
  limitFor,
  locationOf,
  type Place,
} from '../defs.ts';
import type { G } from '../state.ts';
import { strengthAt } from '../steps/resolution.ts';
import { figuresAt, guildCount, opponents, placesOf, player, seatsIn } from '../verbs/board.ts';
import { deedWorth, motiveOf } from './worth.ts';

/** What so many figures in a location are worth to a seat when it is resolved. */
function holdWorth(g: G, seat: Seat, id: LocationId, own: number): number {
  if (own === 0) return 0;
  if (g.state.malavestros === id) return 1;
  const location = locationOf(id);
  const worth = Math.max(0, deedWorth(g, seat, location));
  const best = Math.max(0, ...opponents(g, seat).map(other => strengthAt(g, other, location)));
  if (own > best) return worth * (own > best + 1 ? 1.05 : 1);
  const breaks = g.state.death === seat && !g.state.deathUsed;
  return own === best ? worth * (breaks ? 0.6 : 0.1) : 0;
}

/** Crowded locations are struck. */
function crowdCost(g: G, id: LocationId, more: number): number {
  const there = seatsIn(g).reduce((sum, seat) => sum + figuresAt(g, seat, id).length, 0) + more;
  return there > limitFor(g.state.threat, g.state.playersAtStart) ? 0.7 * more : 0;
}

/** What moving so many figures would change, before its price. */
function moveGain(g: G, seat: Seat, at: Place, to: LocationId, number: number): number {
  const strength = (id: LocationId): number => strengthAt(g, seat, locationOf(id));
  const won = holdWorth(g, seat, to, strength(to) + number) - holdWorth(g, seat, to, strength(to));
  if (at === CRYPT) return won * 1.5 - crowdCost(g, to, number);
  const lost = holdWorth(g, seat, at, strength(at)) - holdWorth(g, seat, at, strength(at) - number);
  return (won - lost) * 1.3 - crowdCost(g, to, number);
}

/** How many figures a move should take, and what it then gains. */
export function bestMove(
  g: G,
  seat: Seat,
  at: Place,
  to: LocationId,
  price: number,
): { number: number; worth: number } {
  const { faction } = locationOf(to);
  const there = figuresAt(g, seat, at).length;
  const most = price === 0 ? there : Math.min(there, player(g, seat).influence[faction]);
  let best = { number: 1, worth: -1 };
  for (let number = 1; number <= most; number++) {
    const worth = moveGain(g, seat, at, to, number) - price * number;
    if (worth > best.worth) best = { number, worth };
  }
  return best;
}

export const bestMoveFrom = (g: G, seat: Seat, at: Place, price: number): number =>
  Math.max(
    ...LOCATIONS.filter(({ id }) => id !== at).map(({ id }) => bestMove(g, seat, at, id, price).worth),
  );

export const bestFreeMove = (g: G, seat: Seat): number =>
  Math.max(-1, ...placesOf(g, seat).map(at => bestMoveFrom(g, seat, at, 0)));

/** One more figure in a location, for this round. */
export const standWorth = (g: G, seat: Seat, id: LocationId): number => {
  const own = strengthAt(g, seat, locationOf(id));
  return holdWorth(g, seat, id, own + 1) - holdWorth(g, seat, id, own);
};

/** A Motive that counts this guild is pursued, openly or not. */
function wanted(g: G, seat: Seat, id: GuildId): number {
  const { most, of } = motiveOf(g, seat);
  return most === 'guild-figures' && of === id ? 1.2 : 0;
}

/** What one more figure of a guild changes for its majority, and for one's Motive. */
export function guildWorth(g: G, seat: Seat, id: GuildId): number {
  const own = guildCount(g, seat, id);
  const best = Math.max(0, ...opponents(g, seat).map(other => guildCount(g, other, id)));
  const bonus = Math.max(0.3, deedWorth(g, seat, guildOf(id))) + wanted(g, seat, id);
  if (own > best) return 0.1;
  return own === best ? bonus : own + 1 === best ? bonus * 0.4 : 0;
}

export const bestGuild = (g: G, seat: Seat): number =>
  Math.max(...GUILDS.map(({ id }) => guildWorth(g, seat, id)));

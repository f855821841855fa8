import type { Seat } from '@tavolata/kernel';
import {
  CRYPT,
  type Faction,
  type GuildId,
  guildOf,
  LOCATIONS,
  type LocationId,
  limitFor,
  limits,
  locationOf,
  type Place,
} from '../defs.ts';
import type { G } from '../state.ts';
import { strengthAt } from '../steps/resolution.ts';
import { guildCount, guildFiguresAt, opponents, placesOf, player, seatsIn } from '../verbs/board.ts';
import { toCome } from './horizon.ts';
import { pursued } from './motive.ts';
import { deedWorth } from './worth.ts';

/** What a location promises a seat, whatever it does about it. */
export interface Prospect {
  readonly id: LocationId;
  readonly faction: Faction;
  /** Of its action, and of leading there at the end. */
  readonly worth: number;
  readonly own: number;
  /** The strongest of the others. */
  readonly best: number;
  readonly jester: boolean;
  /** Whether a tie can be broken by Death. */
  readonly breaks: boolean;
  /** How many more guild figures it holds without being struck. */
  readonly room: number;
}

/** What leading in one more location is worth for itself: the same everywhere. */
const leadWorth = (g: G, seat: Seat): number => 0.4 * pursued(g, seat, 'locations-led');

export function prospect(g: G, seat: Seat, id: LocationId, lead = leadWorth(g, seat)): Prospect {
  const { state } = g;
  const location = locationOf(id);
  const there = seatsIn(g).reduce((sum, each) => sum + guildFiguresAt(g, each, id), 0);
  return {
    id,
    faction: location.faction,
    worth: Math.max(0, deedWorth(g, seat, location)) + lead,
    own: strengthAt(g, seat, location),
    best: Math.max(0, ...opponents(g, seat).map(other => strengthAt(g, other, location))),
    jester: state.malavestros === id,
    breaks: state.death === seat && !state.deathUsed,
    room: limitFor(state.threat, state.playersAtStart) - there,
  };
}

export type City = readonly Prospect[];
export function cityOf(g: G, seat: Seat): City {
  const lead = leadWorth(g, seat);
  return LOCATIONS.map(({ id }) => prospect(g, seat, id, lead));
}

/** What so many figures in a location are worth when it is resolved; a tie at least stops the others. */
function holdWorth({ worth, best, jester, breaks }: Prospect, own: number): number {
  if (own === 0) return 0;
  if (jester) return 1.1;
  if (own > best) return worth * (own > best + 1 ? 1.05 : 1);
  return own === best ? worth * (breaks ? 0.6 : 0.2) : 0;
}

const addWorth = (at: Prospect, more: number): number => holdWorth(at, at.own + more) - holdWorth(at, at.own);

/** Figures stay where they are: what they win they may win again. */
const stays = (g: G): number => 1.1 + 0.25 * Math.min(3, toCome(g));

/** Influence above what a track will ever hold is spent for nothing. */
function priceOfMove(g: G, seat: Seat, faction: Faction, number: number): number {
  const spare = player(g, seat).influence[faction] > limits.influence.max - 2 ? 0.5 : 1;
  return number * (spare + 0.5 * pursued(g, seat, 'influence', faction));
}

interface Move {
  readonly number: number;
  readonly worth: number;
}

/** How many figures a move should take, and what it then gains. */
function best(g: G, seat: Seat, at: Place, from: Prospect | undefined, to: Prospect, paid: boolean): Move {
  const there = guildFiguresAt(g, seat, at);
  const most = paid ? Math.min(there, player(g, seat).influence[to.faction]) : there;
  const times = stays(g);
  let chosen: Move = { number: 1, worth: -1 };
  for (let number = 1; number <= most; number++) {
    const crowd = Math.max(0, number - Math.max(0, to.room));
    const left = from ? -addWorth(from, -number) : 0;
    const price = paid ? priceOfMove(g, seat, to.faction, number) : 0;
    const worth = (addWorth(to, number) - left) * times - 0.7 * crowd - price;
    if (worth > chosen.worth) chosen = { number, worth };
  }
  return chosen;
}

export function bestMove(g: G, seat: Seat, at: Place, to: LocationId, paid: boolean): Move {
  const from = at === CRYPT ? undefined : prospect(g, seat, at);
  return best(g, seat, at, from, prospect(g, seat, to), paid);
}

/** What moving from a place to each location of the city gains. */
export function movesFrom(g: G, seat: Seat, city: City, at: Place, paid: boolean): (to: Place) => number {
  const from = city.find(({ id }) => id === at);
  return place => {
    const to = city.find(({ id }) => id === place);
    return to ? best(g, seat, at, from, to, paid).worth : 0;
  };
}

export function bestMoveFrom(g: G, seat: Seat, city: City, at: Place, paid: boolean): number {
  const from = city.find(({ id }) => id === at);
  let most = -Infinity;
  for (const to of city) if (to !== from) most = Math.max(most, best(g, seat, at, from, to, paid).worth);
  return most;
}

export const bestFreeMove = (g: G, seat: Seat, city: City): number =>
  Math.max(-1, ...placesOf(g, seat).map(at => bestMoveFrom(g, seat, city, at, false)));

/** One more figure in a location, for this round. */
export const standWorth = (at: Prospect): number => addWorth(at, 1);

/** Malavestros in a location: Unity for me if I am there, nothing for those who lead. */
export function jesterWorth({ own, best: strongest, worth }: Prospect): number {
  const mine = own > 0 ? 1.1 : 0;
  return own > strongest ? mine - worth : mine + (strongest > 0 ? 0.4 * worth - 0.3 : 0);
}

/** What one more figure of a guild changes for its majority, and for one's Motive. */
export function guildWorth(g: G, seat: Seat, id: GuildId): number {
  const own = guildCount(g, seat, id);
  const strongest = Math.max(0, ...opponents(g, seat).map(other => guildCount(g, other, id)));
  const bonus = Math.max(0.3, deedWorth(g, seat, guildOf(id))) * stays(g);
  const lead = own > strongest ? 0.1 : own === strongest ? bonus : own + 1 === strongest ? bonus * 0.6 : 0;
  return lead + pursued(g, seat, 'guild-figures', id);
}

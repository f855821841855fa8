import { type CardId, type Seat, seatsFrom } from '@tavolata/kernel';
import {
  CRYPT,
  type Faction,
  GUARDS,
  GUILDS,
  type GuildId,
  guildOf,
  LOCATIONS,
  type LocationId,
  limits,
  type MournerDef,
  type Place,
  SPECIALS,
  type SpecialId,
  type WallowsDef,
} from '../defs.ts';
import type { Figure, G, Player } from '../state.ts';
import { artifacts, mourners, openWallows } from '../zones.ts';

export const player = (g: G, seat: Seat): Player => g.state.players[seat] as Player;
export const seatsIn = (g: G): Seat[] => g.seats.filter(seat => !player(g, seat).out);
export const opponents = (g: G, seat: Seat): Seat[] => inOrder(g).filter(other => other !== seat);

/** MC-ROUND-04: clockwise from the first player of the phase. */
export const inOrder = (g: G): Seat[] =>
  seatsFrom(g.seats, g.state.first).filter(seat => !player(g, seat).out);

/** MC-LEAVE-06: the next one clockwise who is still in. */
export function leftOf(g: G, seat: Seat): Seat {
  const [, ...others] = seatsFrom(g.seats, seat);
  return others.find(other => !player(g, other).out) ?? seat;
}

export const mournerDef = (g: G, card: CardId): MournerDef => g.def(card) as MournerDef;
export const wallowsDef = (g: G, card: CardId): WallowsDef => g.def(card) as WallowsDef;

// --- figures ---

export const EVERYWHERE: readonly Place[] = [CRYPT, ...LOCATIONS.map(({ id }) => id)];

export const figuresAt = (g: G, seat: Seat, at: Place): Figure[] =>
  player(g, seat).figures.filter(figure => figure.at === at);

/** How many of each guild a player has in a place, in the order of the guilds. */
export function guildsAt(g: G, seat: Seat, at: Place): { guild: GuildId; number: number }[] {
  const figures = figuresAt(g, seat, at);
  if (figures.length === 0) return [];
  return GUILDS.map(({ id }) => ({
    guild: id,
    number: figures.filter(({ guild }) => guild === id).length,
  })).filter(({ number }) => number > 0);
}

/** MC-GTRACK-06: in Crypt and locations alike. */
export function guildCount(g: G, seat: Seat, guild: GuildId): number {
  let count = 0;
  for (const figure of player(g, seat).figures) if (figure.guild === guild) count++;
  return count;
}

export const factionCount = (g: G, seat: Seat, faction: Faction): number =>
  player(g, seat).figures.filter(({ guild }) => guildOf(guild).faction === faction).length;

export const specialsOf = (g: G, seat: Seat): readonly { id: SpecialId; at: LocationId }[] =>
  SPECIALS.flatMap(id => {
    const special = g.state.specials[id];
    return special?.by === seat ? [{ id, at: special.at }] : [];
  });

/** MC-FIG-02. */
export function freeBases(g: G, seat: Seat): number {
  let free = limits.figuresInPlay - player(g, seat).figures.length;
  for (const id of SPECIALS) if (g.state.specials[id]?.by === seat) free--;
  return free;
}

/** How many guild figures of a player stand in a place. */
export function guildFiguresAt(g: G, seat: Seat, place: Place): number {
  let count = 0;
  for (const { at } of player(g, seat).figures) if (at === place) count++;
  return count;
}

/** Guild and special figures of a player in a location: what majorities count (MC-SPEC-04, MC-LOC-05). */
export function countAt(g: G, seat: Seat, location: LocationId): number {
  let count = guildFiguresAt(g, seat, location);
  for (const id of SPECIALS) {
    const special = g.state.specials[id];
    if (special?.by === seat && special.at === location) count++;
  }
  return count;
}

/** A figure stands there beside which nobody rolls dice (MC-GRIP-11). */
export const isGuarded = (g: G, location: LocationId): boolean =>
  GUARDS.some(id => g.state.specials[id]?.at === location);

export const locationsWithFigures = (g: G, seat: Seat, of?: Faction): LocationId[] =>
  LOCATIONS.filter(({ id, faction }) => (!of || faction === of) && countAt(g, seat, id) > 0).map(
    ({ id }) => id,
  );

/** The places a player has guild figures in, the Crypt first. */
export function placesOf(g: G, seat: Seat): Place[] {
  const taken = new Set(player(g, seat).figures.map(({ at }) => at));
  return EVERYWHERE.filter(place => taken.has(place));
}

export const guildsOwned = (g: G, seat: Seat): GuildId[] =>
  GUILDS.filter(({ id }) => guildCount(g, seat, id) > 0).map(({ id }) => id);

// --- cards ---

export const isTurned = (g: G, card: CardId): boolean => g.state.turned.includes(card);
/** Mourner cards whose ability works (MC-FAQC-07). */
export const awake = (g: G, seat: Seat): CardId[] =>
  g.cards(mourners(seat)).filter(card => !isTurned(g, card));
export const artifactsOf = (g: G, seat: Seat): readonly CardId[] => g.cards(artifacts(seat));
export const openRakers = (g: G, seat: Seat): CardId[] =>
  g.cards(openWallows(seat)).filter(card => wallowsDef(g, card).subtype === 'raker');

export const influenceOf = (g: G, seat: Seat): number => {
  const { bone, flesh, spirit } = player(g, seat).influence;
  return bone + flesh + spirit;
};

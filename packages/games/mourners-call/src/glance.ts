import type { CardId, Json, Seat } from '@tavolata/kernel';
import { CRYPT, FACTIONS, GUILDS, LOCATIONS } from './defs.ts';
import type { G } from './state.ts';
import { active } from './steps/action.ts';
import {
  figuresAt,
  freeBases,
  guildCount,
  openRakers,
  placesOf,
  player,
  seatsIn,
  specialsOf,
  wallowsDef,
} from './verbs/board.ts';
import { motivePoints, openPoints } from './verbs/scoring.ts';
import {
  artifacts,
  COURT_DECK,
  COURT_DISCARD,
  hand,
  motives,
  mournerDeck,
  mourners,
  openWallows,
  packet,
  REMOVED,
  STARTERS,
  WALLOWS_DECK,
  WALLOWS_DISCARD,
} from './zones.ts';

const names = (g: G, cards: readonly CardId[]): string[] => cards.map(card => g.def(card).id);

/** Guilds of the figures in each place, in the order of the guilds. */
function standing(g: G, seat: Seat): Json {
  const places = placesOf(g, seat).filter(place => place !== CRYPT);
  const guilds = (place: (typeof places)[number]): string[] =>
    GUILDS.flatMap(({ id }) => figuresAt(g, seat, place).flatMap(({ guild }) => (guild === id ? [id] : [])));
  return Object.fromEntries(places.map(place => [place, guilds(place)]));
}

function glancePlayer(g: G, seat: Seat): Json {
  const { out, unity, etherea, influence, allegiance } = player(g, seat);
  const crypt = figuresAt(g, seat, CRYPT).map(({ guild }) => guild as string);
  return {
    out,
    unity,
    etherea,
    influence: { ...influence },
    allegiance: allegiance ?? 'none',
    bases: freeBases(g, seat),
    crypt: GUILDS.flatMap(({ id }) => crypt.filter(guild => guild === id)),
    figures: standing(g, seat),
    guilds: Object.fromEntries(GUILDS.map(({ id }) => [id, guildCount(g, seat, id)])),
    specials: Object.fromEntries(specialsOf(g, seat).map(({ id, at }) => [id, at])),
    mourners: names(g, g.cards(mourners(seat))),
    turned: names(
      g,
      g.cards(mourners(seat)).filter(card => g.state.turned.includes(card)),
    ),
    wallows: names(g, g.cards(openWallows(seat))),
    artifacts: names(g, g.cards(artifacts(seat))),
    hand: names(g, g.cards(hand(seat))),
    packet: names(g, g.cards(packet(seat))),
    motives: names(g, g.cards(motives(seat))),
    points: openPoints(g, seat) + motivePoints(g, seat),
  };
}

/** A position by names: what scenarios check and a text table reads out. */
export function glance(g: G): Json {
  const { state } = g;
  const rakers = seatsIn(g).flatMap(seat => openRakers(g, seat));
  return {
    round: state.round,
    phase: state.phase,
    active: (state.phase === 'action' ? active(g) : undefined) ?? 'nobody',
    death: state.death,
    deathUsed: state.deathUsed,
    first: state.first,
    suspicion: state.suspicion,
    threat: state.threat,
    forge: state.forge,
    supply: state.supply,
    reserve: state.reserve,
    setAside: state.setAside,
    outOfGame: state.outOfGame,
    piles: state.piles.filter(({ taken }) => !taken).map(({ etherea }) => etherea),
    figureReserve: { ...state.figures },
    malavestros: state.malavestros ?? 'beside',
    dreadsbane: state.dreadsbane ?? 'nobody',
    rakers: LOCATIONS.map(({ id }) => id).filter(id =>
      rakers.some(card => wallowsDef(g, card).location === id),
    ),
    lastTurns: state.lastTurns ?? [],
    seats: Object.fromEntries(g.seats.map(seat => [seat, glancePlayer(g, seat)])),
    undealt: g.cards(COURT_DECK).length,
    courtDiscard: names(g, g.cards(COURT_DISCARD)),
    removed: names(g, g.cards(REMOVED)),
    wallowsDiscard: names(g, g.cards(WALLOWS_DISCARD)),
    starters: names(g, g.cards(STARTERS)),
    decks: {
      wallows: g.cards(WALLOWS_DECK).length,
      ...Object.fromEntries(FACTIONS.map(faction => [faction, g.cards(mournerDeck(faction)).length])),
    },
    winners: state.core.result?.winners ?? [],
    order: state.core.result?.order ?? [],
    result: state.core.result?.reason ?? 'none',
  };
}

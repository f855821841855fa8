import type { CardId, Json, Seat, ZoneId } from '@tavolata/kernel';
import {
  CRYPT,
  FACTIONS,
  type Faction,
  type GuildId,
  type LocationId,
  type MotiveDef,
  type Place,
  SPECIALS,
  type SpecialId,
} from './defs.ts';
import { fillDecks } from './setup.ts';
import { figureAt, type G, type Phase, type StepName, specialAt } from './state.ts';
import { inOrder, player } from './verbs/board.ts';
import {
  artifacts,
  BOX,
  COURT_DECK,
  COURT_DISCARD,
  hand,
  motiveDeck,
  motives,
  mournerDeck,
  mourners,
  openWallows,
  REMOVED,
  STARTERS,
  WALLOWS_DECK,
  WALLOWS_DISCARD,
} from './zones.ts';

interface GivenSeat {
  readonly unity?: number;
  readonly etherea?: number;
  readonly influence?: Readonly<Partial<Record<Faction, number>>>;
  readonly allegiance?: Faction;
  readonly crypt?: readonly GuildId[];
  /** Guilds of the figures in each location. */
  readonly figures?: Readonly<Partial<Record<LocationId, readonly GuildId[]>>>;
  readonly specials?: Readonly<Partial<Record<SpecialId, LocationId>>>;
  readonly mourners?: readonly string[];
  readonly turned?: readonly string[];
  readonly wallows?: readonly string[];
  readonly artifacts?: readonly string[];
  readonly hand?: readonly string[];
  readonly motive?: string;
}

type GivenDeck = readonly string[] | { readonly exactly: readonly string[] };

interface Given {
  readonly round?: number;
  readonly phase?: GivenPhase;
  readonly death?: Seat;
  readonly deathUsed?: boolean;
  readonly suspicion?: number;
  readonly threat?: number;
  readonly forge?: number;
  readonly reserve?: number;
  readonly malavestros?: LocationId;
  readonly dreadsbane?: Seat;
  readonly seats?: Readonly<Record<string, GivenSeat>>;
  readonly courtDiscard?: readonly string[];
  readonly wallowsDiscard?: readonly string[];
  readonly decks?: Readonly<Partial<Record<Faction | 'wallows' | 'court', GivenDeck>>>;
}

/** Where a scenario begins: the first step of a phase. */
const STARTS = {
  motives: ['setup', 'choose-motives'],
  starters: ['setup', 'starting-mourner'],
  etherea: ['restore', 'roll-etherea'],
  wallows: ['etherea', 'wallows'],
  draft: ['wallows', 'deal-court'],
  action: ['draft', 'action'],
  dreadsgrip: ['action', 'dreadsgrip'],
  tithe: ['dreadsgrip', 'tithe'],
  resolution: ['tithe', 'resolution'],
  guilds: ['resolution', 'resolve-guild'],
  restore: ['resolution', 'restore'],
  count: ['restore', 'count'],
} as const satisfies Record<string, readonly [Phase, StepName]>;
type GivenPhase = keyof typeof STARTS;

const DECKS: readonly ZoneId[] = [
  COURT_DECK,
  WALLOWS_DECK,
  STARTERS,
  ...FACTIONS.map(mournerDeck),
  ...FACTIONS.map(motiveDeck),
];

/** Finds a card by name in whatever deck it is in, where all cards start. */
function find(g: G, name: string): CardId {
  for (const zone of DECKS) {
    const card = g.cards(zone).find(other => g.def(other).id === name);
    if (card !== undefined) return card;
  }
  throw new Error(`there is no ${name} left for this match`);
}

const put = (g: G, names: readonly string[] | undefined, zone: ZoneId): void => {
  for (const name of names ?? []) g.move(find(g, name), zone);
};

function stand(g: G, seat: Seat, at: Place, guilds: readonly GuildId[] = []): void {
  for (const guild of guilds) {
    player(g, seat).figures.push(figureAt(guild, at));
    g.state.figures[guild]--;
  }
}

function arrangeSeat(g: G, seat: Seat, given: GivenSeat): void {
  const { state } = g;
  const each = player(g, seat);
  const { unity = 0, etherea = 0 } = given;
  state.supply += each.etherea - etherea;
  each.etherea = etherea;
  state.setAside += each.unity - unity;
  each.unity = unity;
  each.influence = { bone: 0, flesh: 0, spirit: 0, ...given.influence };
  if (given.allegiance) each.allegiance = given.allegiance;
  stand(g, seat, CRYPT, given.crypt);
  for (const [at, guilds] of Object.entries(given.figures ?? {})) stand(g, seat, at as LocationId, guilds);
  for (const id of SPECIALS) {
    const at = given.specials?.[id];
    if (at) state.specials[id] = specialAt(seat, at);
  }
  put(g, given.mourners, mourners(seat));
  put(g, given.wallows, openWallows(seat));
  put(g, given.artifacts, artifacts(seat));
  put(g, given.hand, hand(seat));
  if (given.motive) put(g, [given.motive], motives(seat));
  for (const name of given.turned ?? [])
    state.turned.push(...g.cards(mourners(seat)).filter(card => g.def(card).id === name));
}

function arrangeDeck(g: G, zone: ZoneId, given: GivenDeck = []): void {
  const top = ('exactly' in given ? given.exactly : given) as readonly string[];
  g.shuffle(zone);
  for (const name of [...top].reverse()) g.move(find(g, name), zone, 'front');
  if ('exactly' in given) for (const card of g.cards(zone).slice(top.length)) g.move(card, REMOVED);
}

/** Whoever has no Motive named gets any of the own faction, so that the final count has one. */
function arrangeMotives(g: G): void {
  for (const seat of g.seats) {
    const [named] = g.cards(motives(seat));
    const each = player(g, seat);
    if (named !== undefined) {
      each.allegiance = (g.def(named) as MotiveDef).faction;
      continue;
    }
    const faction = each.allegiance ?? FACTIONS.find(one => g.cards(motiveDeck(one)).length > 0);
    const card = faction && g.cards(motiveDeck(faction))[0];
    if (!faction || card === undefined) continue;
    each.allegiance = faction;
    g.move(card, motives(seat));
  }
  for (const faction of FACTIONS) for (const card of [...g.cards(motiveDeck(faction))]) g.move(card, BOX);
}

/** Before anybody has chosen a Motive everybody holds one of each faction. */
function dealMotives(g: G): void {
  for (const faction of FACTIONS) {
    g.shuffle(motiveDeck(faction));
    for (const seat of g.seats)
      for (const card of g.cards(motiveDeck(faction)).slice(0, 1)) g.move(card, motives(seat));
  }
}

function arrangeTable(g: G, given: Given): void {
  const { state } = g;
  const [first] = g.seats;
  state.round = given.round ?? 1;
  state.death = given.death ?? (first as Seat);
  state.first = state.death;
  state.deathUsed = given.deathUsed ?? false;
  state.suspicion = given.suspicion ?? 0;
  state.threat = given.threat ?? 0;
  state.forge = given.forge ?? 0;
  state.supply -= state.forge;
  if (given.reserve !== undefined) {
    state.setAside += state.reserve - given.reserve;
    state.reserve = given.reserve;
  }
  if (given.malavestros) state.malavestros = given.malavestros;
  if (given.dreadsbane) state.dreadsbane = given.dreadsbane;
}

/** Lays out a position: what is not listed is empty, decks are completed and shuffled by the seed. */
export function arrange(g: G, json: Json): void {
  const given = json as Given;
  const { state } = g;
  const [phase, next] = STARTS[given.phase ?? 'action'];
  fillDecks(g);
  for (const seat of g.seats) arrangeSeat(g, seat, given.seats?.[seat] ?? {});
  put(g, given.courtDiscard, COURT_DISCARD);
  put(g, given.wallowsDiscard, WALLOWS_DISCARD);
  if (next === 'choose-motives') dealMotives(g);
  else arrangeMotives(g);
  if (phase !== 'setup')
    for (const card of [...g.cards(STARTERS)]) {
      const def = g.def(card);
      if (def.type === 'mourner') g.move(card, mournerDeck(def.faction));
    }
  arrangeDeck(g, COURT_DECK, given.decks?.court);
  arrangeDeck(g, WALLOWS_DECK, given.decks?.wallows);
  for (const faction of FACTIONS) arrangeDeck(g, mournerDeck(faction), given.decks?.[faction]);
  arrangeTable(g, given);
  state.queue = next === 'starting-mourner' ? inOrder(g).reverse() : inOrder(g);
  if (next === 'roll-etherea') state.round--;
  state.phase = phase;
  state.next = next;
}

import type { CardId, Json, Seat, ZoneId } from '@tavolata/kernel';
import { type BlightName, HEROES, type HeroName, LOCATIONS, type LocationName, type Stat } from './defs.ts';
import { fillBox } from './setup.ts';
import type { Active, G, HeroId, StepName } from './state.ts';
import { deckList } from './tasks/joining.ts';
import { defaultOf } from './verbs/defaults.ts';
import { heroAt } from './verbs/heroes.ts';
import {
  ARTIFACT_DECK,
  BLIGHT_SUPPLY,
  blightsAt,
  EVENT_DECK,
  EVENT_DISCARD,
  ITEM_SUPPLY,
  itemsOf,
  leftItems,
  MAP_DECK,
  MAP_DISCARD,
  necromancerHand,
  powerDeck,
  powersOf,
  REMOVED,
  RESERVE,
  relicSite,
  sheetOf,
} from './zones.ts';

interface GivenHero {
  /** Who leads it; the seats in turn. */
  readonly seat?: Seat;
  readonly at?: LocationName;
  readonly grace?: number;
  readonly secrecy?: number;
  readonly powers?: readonly string[];
  readonly exhausted?: readonly string[];
  /** What each active power is active on: a hero, a location, a type of blight, or `board`. */
  readonly active?: Readonly<Record<string, string>>;
  readonly items?: readonly string[];
  readonly locked?: readonly string[];
  /** From the top. */
  readonly deck?: GivenDeck;
  readonly fallen?: boolean;
  readonly successor?: boolean;
  /** Has already played this round. */
  readonly moon?: boolean;
  readonly dead?: boolean;
}
type GivenDeck = readonly string[] | { readonly exactly: readonly string[] };

interface Given {
  readonly round?: number;
  readonly phase?: keyof typeof STARTS;
  /** Whose turn it is; the first hero. */
  readonly active?: HeroName;
  readonly heroes?: Readonly<Partial<Record<HeroName, GivenHero>>>;
  readonly darkness?: number;
  readonly necromancer?: LocationName;
  readonly blights?: Readonly<Partial<Record<LocationName, readonly string[]>>>;
  /** Locations whose relic has not been retrieved; all that nobody needs elsewhere. */
  readonly relics?: readonly LocationName[];
  readonly left?: Readonly<Partial<Record<LocationName, readonly string[]>>>;
  readonly decks?: Readonly<Partial<Record<'event' | 'map' | 'artifact', GivenDeck>>>;
  readonly discard?: Readonly<Partial<Record<'event' | 'map', readonly string[]>>>;
  /** What is left in a supply, and nothing else. */
  readonly supply?: { readonly items?: readonly string[]; readonly blights?: readonly string[] };
  readonly hand?: readonly string[];
  readonly negated?: readonly string[];
  readonly stored?: readonly number[];
  readonly doomDie?: number;
  readonly turn?: { readonly dice?: number; readonly spared?: readonly Stat[]; readonly stayed?: boolean };
  /** Blights the active hero ignores this turn. */
  readonly ignoring?: readonly string[];
}

/** Where a scenario begins. */
const STARTS = {
  'next-hero': 'next-hero',
  start: 'start',
  losses: 'start-losses',
  event: 'event',
  action: 'action',
  end: 'end',
  rest: 'monastery-rest',
  'turn-over': 'turn-over',
  darkness: 'darkness',
  die: 'movement-die',
  blights: 'blights',
  'extra-die': 'extra-die',
  round: 'round',
} as const satisfies Record<string, StepName>;
const IN_TURN: readonly StepName[] = [
  'start-losses',
  'event',
  'action',
  'end',
  'monastery-rest',
  'turn-over',
];

const bare = (name: string): string => name.split('#')[0] as string;

/** Takes a card by name out of some zones. */
function take(g: G, name: string, ...zones: readonly ZoneId[]): CardId {
  const card = zones.flatMap(zone => g.cards(zone)).find(each => g.is(each, bare(name)));
  if (card === undefined) throw new Error(`there is no ${name} left in ${zones.join()}`);
  return card;
}

function put(g: G, listed: readonly string[] | undefined, from: readonly ZoneId[], to: ZoneId): CardId[] {
  return (listed ?? []).map(name => {
    const card = take(g, name, ...from);
    g.move(card, to);
    return card;
  });
}

function arrangeDeck(g: G, zone: ZoneId, given: GivenDeck = []): void {
  const top = ('exactly' in given ? given.exactly : given) as readonly string[];
  g.shuffle(zone);
  const cards: CardId[] = [];
  for (const name of top) {
    const card = g.cards(zone).find(each => g.is(each, bare(name)) && !cards.includes(each));
    if (card === undefined) throw new Error(`there is no ${name} left in ${zone}`);
    cards.push(card);
  }
  for (const card of [...cards].reverse()) g.move(card, zone, 'front');
  if ('exactly' in given) for (const card of g.cards(zone).slice(top.length)) g.move(card, REMOVED);
}

const RELIC_SITES = LOCATIONS.filter(({ relic }) => relic).map(({ id }) => relicSite(id));
/** Where an item can come from. */
const ITEM_HOMES = [ITEM_SUPPLY, ARTIFACT_DECK, REMOVED, ...RELIC_SITES];

function arrangeRelics(g: G, sites: readonly LocationName[] | undefined): void {
  if (!sites) return;
  for (const { id } of LOCATIONS)
    if (!sites.includes(id)) for (const relic of g.cards(relicSite(id))) g.move(relic, REMOVED);
}

function arrangeHero(g: G, id: HeroId, name: HeroName, given: GivenHero): void {
  const who = heroAt(g, id);
  who.name = name;
  who.is = given.dead ? 'dead' : 'alive';
  who.at = given.at ?? who.at;
  who.fallen = given.fallen ?? false;
  who.successor = given.successor ?? false;
  who.sun = !given.moon;
  g.move(take(g, name, RESERVE), given.dead ? REMOVED : sheetOf(id));
  const list = deckList(g, name);
  for (const card of g.cards(RESERVE))
    if (list.includes(g.def(card).id)) g.move(card, given.dead ? REMOVED : powerDeck(id));
  put(g, given.powers, [powerDeck(id)], powersOf(id));
  arrangeDeck(g, powerDeck(id), given.deck);
  put(g, given.items, ITEM_HOMES, itemsOf(id));
  const own = [powersOf(id), itemsOf(id)];
  g.state.exhausted.push(...(given.exhausted ?? []).map(each => take(g, each, ...own)));
  g.state.locked.push(...(given.locked ?? []).map(each => take(g, each, ...own)));
  who.grace = given.grace ?? defaultOf(g, id, 'grace');
  who.secrecy = given.secrecy ?? defaultOf(g, id, 'secrecy');
}

/** `knight`, `forest`, `lich` or `board`: what a power is active on. */
function activeOn(g: G, card: CardId, target: string): Active {
  if (HEROES.some(({ id }) => id === target))
    return { card, hero: g.state.heroes.findIndex(({ name }) => name === target) };
  if (LOCATIONS.some(({ id }) => id === target)) return { card, location: target as LocationName };
  return target === 'board' ? { card } : { card, blight: target as BlightName };
}

function arrangeHeroes(g: G, given: Given): void {
  const listed = Object.entries(given.heroes ?? {}) as [HeroName, GivenHero][];
  const places = listed.map(([, hero], id) => ({ ...heroAt(g, id), ...(hero.seat && { seat: hero.seat }) }));
  g.state.heroes = places;
  listed.forEach(([name, hero], id) => {
    arrangeHero(g, id, name, hero);
  });
  listed.forEach(([, hero], id) => {
    for (const [card, target] of Object.entries(hero.active ?? {}))
      g.state.active.push(activeOn(g, take(g, card, powersOf(id)), target));
  });
}

function arrangeSupplies(g: G, given: Given): void {
  const trim = (zone: ZoneId, kept: readonly string[] | undefined): void => {
    if (!kept) return;
    const staying: CardId[] = [];
    for (const name of kept) {
      const card = g.cards(zone).find(each => g.is(each, bare(name)) && !staying.includes(each));
      if (card !== undefined) staying.push(card);
    }
    for (const card of g.cards(zone)) if (!staying.includes(card)) g.move(card, REMOVED);
  };
  trim(ITEM_SUPPLY, given.supply?.items);
  trim(BLIGHT_SUPPLY, given.supply?.blights);
}

function arrangeTurn(g: G, given: Given): void {
  const { state } = g;
  const hero = given.active ? state.heroes.findIndex(({ name }) => name === given.active) : 0;
  state.place = hero;
  state.next = STARTS[given.phase ?? 'action'];
  if (!IN_TURN.includes(state.next)) return;
  state.turn = {
    hero,
    dice: given.turn?.dice ?? 0,
    spared: [...(given.turn?.spared ?? [])],
    stayed: given.turn?.stayed ?? false,
    exchanged: false,
  };
  for (const name of given.ignoring ?? [])
    state.ignoring.push({ hero, blight: take(g, name, blightsAt(heroAt(g, hero).at)), until: 'turn-end' });
  state.cowled = state.ignoring.length > 0;
}

/** Lays out a position: what is not listed is empty, decks are completed and shuffled by the seed. */
export function arrange(g: G, json: Json): void {
  const given = json as Given;
  const { state } = g;
  fillBox(g);
  arrangeRelics(g, given.relics);
  arrangeHeroes(g, given);
  for (const { id } of LOCATIONS) {
    put(g, given.blights?.[id], [BLIGHT_SUPPLY], blightsAt(id));
    put(g, given.left?.[id], ITEM_HOMES, leftItems(id));
  }
  put(g, given.discard?.event, [EVENT_DECK], EVENT_DISCARD);
  put(g, given.discard?.map, [MAP_DECK], MAP_DISCARD);
  if (state.necromancerSeat) put(g, given.hand, [MAP_DECK], necromancerHand(state.necromancerSeat));
  arrangeDeck(g, EVENT_DECK, given.decks?.event);
  arrangeDeck(g, MAP_DECK, given.decks?.map);
  arrangeDeck(g, ARTIFACT_DECK, given.decks?.artifact);
  arrangeSupplies(g, given);
  state.round = given.round ?? 1;
  state.darkness = given.darkness ?? state.darkness;
  state.necromancer = given.necromancer ?? state.necromancer;
  state.stored = [...(given.stored ?? [])];
  if (given.doomDie !== undefined) state.doomDie = given.doomDie;
  const onBoard = LOCATIONS.map(({ id }) => blightsAt(id));
  state.negated = (given.negated ?? []).map(name => take(g, name, ...onBoard));
  arrangeTurn(g, given);
}

import type { CardId, Json, Seat, ZoneId } from '@tavolata/kernel';
import { type HeroDef, limits } from './defs.ts';
import { fillDecks } from './setup.ts';
import type { G, Phase, StepName } from './state.ts';
import { bossDef, player } from './verbs/dungeon.ts';
import {
  bossSpace,
  type DeckKind,
  DISCARD,
  deck,
  entrance,
  hand,
  REMOVED,
  souls,
  stack,
  TOWN,
  wounds,
} from './zones.ts';

/** A space of a dungeon: its Room, the visible one and those beneath, or a Room turned sideways. */
type GivenSpace =
  | string
  | readonly string[]
  | { readonly room: string | readonly string[]; readonly deactivated?: boolean };

interface GivenSeat {
  readonly boss?: string;
  readonly dungeon?: readonly GivenSpace[];
  readonly hand?: readonly string[];
  /** Heroes by name, or how many Souls or Wounds to make up of any. */
  readonly souls?: readonly string[] | number;
  readonly wounds?: readonly string[] | number;
  readonly entrance?: readonly string[];
  readonly levelledUp?: boolean;
}

type GivenDeck = readonly string[] | { readonly exactly: readonly string[] };

interface Given {
  readonly turn?: number;
  readonly phase?: GivenPhase;
  readonly seats?: Readonly<Record<string, GivenSeat>>;
  readonly town?: readonly string[];
  readonly discard?: readonly string[];
  readonly removed?: readonly string[];
  /** From the top; completed with all other cards, unless `exactly` says that these are all. */
  readonly decks?: Readonly<Partial<Record<DeckKind, GivenDeck>>>;
  readonly idleTurns?: number;
}

/** Where a scenario begins: the first step of a phase, or of a part of the setup. */
const STARTS = {
  redraw: ['setup', 'redraw'],
  'classic-discard': ['setup', 'classic-discard'],
  'first-room': ['setup', 'first-room'],
  beginning: ['end', 'beginning'],
  build: ['build', 'build-turn'],
  reveal: ['build', 'reveal'],
  bait: ['build', 'bait'],
  adventure: ['adventure', 'adventure-turn'],
  end: ['adventure', 'end'],
} as const satisfies Record<string, readonly [Phase, StepName]>;
type GivenPhase = keyof typeof STARTS;

/** Finds a card by name in whatever deck it is in, where all cards start; another copy than those already taken. */
function find(g: G, name: string, taken: readonly CardId[] = []): CardId {
  const id = name.split('#')[0] as string;
  for (const kind of ['boss', 'room', 'spell', 'ordinary-hero', 'epic-hero'] as const) {
    const card = g.cards(deck(kind)).find(other => g.def(other).id === id && !taken.includes(other));
    if (card !== undefined) return card;
  }
  throw new Error(`there is no ${name} left for this match`);
}

const put = (g: G, names: readonly string[] = [], zone: ZoneId): void => {
  for (const name of names) g.move(find(g, name), zone);
};

/** So many points in Heroes nobody has named: Ordinary ones first, Epic ones when those run out. */
function putWorth(g: G, worth: number, zone: ZoneId, named: readonly string[]): void {
  const unnamed = (kind: DeckKind) => g.cards(deck(kind)).findLast(card => !named.includes(g.def(card).id));
  let missing = worth;
  while (missing > 0) {
    const hero = unnamed('ordinary-hero') ?? unnamed('epic-hero');
    if (hero === undefined) throw new Error(`there are not enough Heroes for ${worth}`);
    missing -= (g.def(hero) as HeroDef).souls;
    g.move(hero, zone);
  }
  if (missing < 0) throw new Error(`${worth} cannot be made up of the Heroes that are left`);
}

function putDungeon(g: G, seat: Seat, given: readonly GivenSpace[]): void {
  if (given.length > limits.maxRooms) throw new Error(`${seat} has more than ${limits.maxRooms} spaces`);
  given.forEach((space, id) => {
    const { room, deactivated = false } =
      typeof space === 'object' && 'room' in space ? space : { room: space };
    put(g, typeof room === 'string' ? [room] : room, stack(seat, id));
    player(g, seat).spaces.push({ id, deactivated });
  });
}

function arrangeSeat(g: G, seat: Seat, given: GivenSeat): void {
  if (given.boss) put(g, [given.boss], bossSpace(seat));
  putDungeon(g, seat, given.dungeon ?? []);
  put(g, given.hand, hand(seat));
  put(g, given.entrance, entrance(seat));
  if (Array.isArray(given.souls)) put(g, given.souls, souls(seat));
  if (Array.isArray(given.wounds)) put(g, given.wounds, wounds(seat));
  player(g, seat).levelledUp = given.levelledUp ?? false;
  player(g, seat).placements = 1;
}

const namesIn = (given: GivenDeck): readonly string[] => ('exactly' in given ? given.exactly : given);

function arrangeDecks(g: G, decks: Given['decks'] = {}): void {
  for (const kind of ['room', 'spell', 'ordinary-hero', 'epic-hero'] as const) {
    const given = decks[kind] ?? [];
    const top = namesIn(given);
    g.shuffle(deck(kind));
    const cards: CardId[] = [];
    for (const name of top) cards.push(find(g, name, cards));
    for (const card of cards.reverse()) g.move(card, deck(kind), 'front');
    if ('exactly' in given) for (const card of g.cards(deck(kind)).slice(top.length)) g.move(card, REMOVED);
  }
}

/** Lays out a position: what is not listed is empty, decks are completed and shuffled by the seed. */
export function arrange(g: G, json: Json): void {
  const given = json as Given;
  const { state } = g;
  fillDecks(g);
  const seats = Object.entries(given.seats ?? {}) as [Seat, GivenSeat][];
  for (const [seat, each] of seats) arrangeSeat(g, seat, each);
  put(g, given.town, TOWN);
  put(g, given.discard, DISCARD);
  put(g, given.removed, REMOVED);
  for (const seat of g.seats)
    if (g.cards(bossSpace(seat)).length === 0) g.move(g.cards(deck('boss'))[0] as CardId, bossSpace(seat));
  for (const boss of [...g.cards(deck('boss'))]) g.move(boss, REMOVED);
  const named = Object.values(given.decks ?? {}).flatMap(namesIn);
  for (const [seat, each] of seats) {
    if (typeof each.souls === 'number') putWorth(g, each.souls, souls(seat), named);
    if (typeof each.wounds === 'number') putWorth(g, each.wounds, wounds(seat), named);
  }
  arrangeDecks(g, given.decks);
  state.order = [...g.seats].sort((a, b) => bossDef(g, b).xp - bossDef(g, a).xp);
  state.queue = [...state.order];
  state.turn = given.turn ?? 1;
  state.idleTurns = given.idleTurns ?? 0;
  const [phase, next] = STARTS[given.phase ?? 'build'];
  state.phase = phase;
  state.next = next;
}

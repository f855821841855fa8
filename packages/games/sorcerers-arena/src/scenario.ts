import type { CardId, Json, Seat, ZoneId } from '@tavolata/kernel';
import {
  type CharacterName,
  type Side,
  type SkillName,
  SPACES,
  type SpaceName,
  type StatusName,
} from './defs.ts';
import { fillBox, freshTurn, ROLES, takeSides } from './setup.ts';
import type { Character, G, StepName } from './state.ts';
import { takeCards } from './steps/hands.ts';
import { setRow } from './steps/tiles.ts';
import { isFree, startSpaces } from './verbs/board.ts';
import { sideOfSeat } from './verbs/characters.ts';
import { deck, discardPile, exilePile, hand } from './zones.ts';

interface GivenCharacter {
  /** A space; any free start space of its side. */
  readonly at?: SpaceName;
  readonly hp?: number;
  readonly statuses?: Readonly<Partial<Record<StatusName, number>>>;
  readonly upgraded?: boolean;
  /** Out of the Arena. */
  readonly ko?: boolean;
}

interface GivenSeat {
  readonly characters?: Readonly<Partial<Record<CharacterName, GivenCharacter>>>;
  readonly hand?: readonly string[];
  readonly discard?: readonly string[];
  readonly exile?: readonly string[];
  /** From the top; completed with all other cards, unless `exactly` says that these are all. */
  readonly deck?: readonly string[] | { readonly exactly: readonly string[] };
}

interface Given {
  readonly round?: number;
  readonly phase?: GivenPhase;
  /** Whose turn it is; the first of the row. */
  readonly active?: CharacterName;
  /** The Turn Order tiles; left out, the seats take turns. */
  readonly row?: readonly CharacterName[];
  readonly seats?: Readonly<Record<string, GivenSeat>>;
  readonly vp?: Readonly<Partial<Record<Side, number>>>;
  readonly lastRound?: boolean;
  readonly extraRounds?: number;
  readonly turn?: {
    readonly moved?: boolean;
    readonly acted?: boolean;
    readonly skills?: readonly SkillName[];
  };
}

/** Where a scenario begins. */
const STARTS = {
  draft: 'draft',
  order: 'order-tiles',
  place: 'place',
  redraw: 'redraw',
  start: 'start-phase',
  main: 'main',
  end: 'end-phase',
} as const satisfies Record<string, StepName>;
type GivenPhase = keyof typeof STARTS;

/** Moves cards by name out of the deck, where all of a Summoner's cards start. */
function put(g: G, seat: Seat, names: readonly string[] = [], zone: ZoneId): void {
  for (const name of names) {
    const card = g.cards(deck(seat)).find(each => g.def(each).id === name.split('#')[0]);
    if (card === undefined) throw new Error(`there is no ${name} left for ${seat}`);
    g.move(card, zone);
  }
}

function arrangeDeck(g: G, seat: Seat, given: GivenSeat['deck'] = []): void {
  const top = ('exactly' in given ? given.exactly : given) as readonly string[];
  g.shuffle(deck(seat));
  const cards: CardId[] = [];
  for (const name of top) {
    const card = g.cards(deck(seat)).find(each => g.def(each).id === name && !cards.includes(each));
    if (card === undefined) throw new Error(`there is no ${name} left for ${seat}`);
    cards.push(card);
  }
  for (const card of cards.reverse()) g.move(card, deck(seat), 'front');
  if ('exactly' in given)
    for (const card of g.cards(deck(seat)).slice(top.length)) g.move(card, exilePile(seat));
}

function arrangeSeat(g: G, seat: Seat, given: GivenSeat): void {
  takeCards(g, seat);
  // From the open box: nobody is to know them any more.
  g.shuffle(deck(seat));
  put(g, seat, given.hand, hand(seat));
  put(g, seat, given.discard, discardPile(seat));
  put(g, seat, given.exile, exilePile(seat));
  arrangeDeck(g, seat, given.deck);
}

/** The seats in turn, each with its next character. */
function defaultRow(g: G): CharacterName[] {
  const { picks } = g.state;
  const most = Math.max(...g.seats.map(seat => picks[seat]?.length ?? 0));
  return Array.from({ length: most }, (_, n) => g.seats.flatMap(seat => picks[seat]?.[n] ?? [])).flat();
}

function arrangeCharacter(g: G, who: Character, given: GivenCharacter): void {
  who.hp = given.ko ? 0 : (given.hp ?? who.hp);
  who.statuses = { ...given.statuses };
  who.upgraded = given.upgraded ?? false;
  if (given.ko) return;
  if (given.at && (!SPACES.some(({ id }) => id === given.at) || !isFree(g, given.at)))
    throw new Error(`${who.name} cannot stand on ${given.at}`);
  const space = given.at ?? startSpaces(sideOfSeat(g, who.seat)).find(each => isFree(g, each));
  if (space) who.space = space;
}

/** Lays out a position: what is not listed is empty, decks are completed and shuffled by the seed. */
export function arrange(g: G, json: Json): void {
  const given = json as Given;
  const { state } = g;
  const seats = given.seats ?? {};
  fillBox(g);
  state.summoners = ROLES.slice(0, g.seats.length) as Seat[];
  takeSides(g);
  for (const seat of g.seats)
    state.picks[seat] = Object.keys(seats[seat]?.characters ?? {}) as CharacterName[];
  state.next = STARTS[given.phase ?? 'main'];
  if (state.next === 'draft' || state.next === 'order-tiles') return;
  const row = given.row ?? defaultRow(g);
  setRow(
    g,
    row.map(name => ({ name, seat: g.seats.find(seat => state.picks[seat]?.includes(name)) as Seat })),
  );
  for (const seat of g.seats) arrangeSeat(g, seat, seats[seat] ?? {});
  const details = (who: Character): GivenCharacter => seats[who.seat]?.characters?.[who.name] ?? {};
  if (state.next !== 'place') {
    // Those with a space of their own first: the others take what is left.
    const placed = state.row.filter(who => details(who).at);
    for (const who of [...placed, ...state.row.filter(each => !placed.includes(each))])
      arrangeCharacter(g, who, details(who));
  }
  state.marker = given.active ? row.indexOf(given.active) : 0;
  state.round = given.round ?? 1;
  state.vp = { blue: given.vp?.blue ?? 0, red: given.vp?.red ?? 0 };
  state.lastRound = given.lastRound ?? false;
  state.extraRounds = given.extraRounds ?? 0;
  state.turn = { ...freshTurn(), ...given.turn, skills: [...(given.turn?.skills ?? [])] };
}

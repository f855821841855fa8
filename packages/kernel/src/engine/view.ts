import { blanksOf, defsOf } from '../author/defs.ts';
import type { Def, Game } from '../author/game.ts';
import { bitOf, type CardId, FIRST_CARD, type SeatBits, type Viewer, type ZoneId } from '../author/ids.ts';
import type { Play } from '../author/play.ts';
import { playOn } from '../author/play-on.ts';
import { mapCards, type Question } from '../author/question.ts';
import type { Core, Sealed, State } from '../author/state.ts';

/** The definition and zone, in a view, of cards it does not show. */
const ERASED = -(2 ** 30);
const NOWHERE: ZoneId = '';

/**
 * The stand-ins of a zone begin at a multiple of `ZONE_IDS`: where a card comes or goes, those of other zones mostly keep
 * their ids, so differences stay small.
 */
const ZONE_IDS = 16;

/** Which card of a view stands in for which of the table. */
type CardRenames = Pick<ReadonlyMap<CardId, CardId>, 'size' | 'get' | 'has'> &
  Iterable<readonly [CardId, CardId]>;

export interface SeatView<S extends State> {
  /** The state as this viewer may know it: the same shape, so that every selector of the game works on it. */
  readonly state: S;
  /** Stand-ins of the cards the viewer cannot name: questions on them use these. */
  readonly rename: CardRenames;
  /** What the next view of the same viewer shares with this one. */
  readonly cards: CardsView;
}

/** Where cards are and who knows them. */
type Cards = Pick<Core, 'def' | 'known' | 'zone' | 'zones'>;

/** A view of the cards alone. Their lists are never changed, only replaced: while they are the same, so is this. */
interface CardsView {
  readonly of: Cards;
  readonly viewer: Viewer;
  readonly shown: Cards & Pick<Core, 'pools'>;
  readonly rename: CardRenames;
}

/** Without cards and sealed values all there is lies open: everybody sees the same. */
export const isAllPublic = ({ core }: State): boolean => core.def.length === 0 && core.sealed.length === 0;

/**
 * What a viewer may know, as a state. Cards whose definition the viewer does not know are replaced, place by place,
 * by fresh stand-ins with a blank definition that tells only the back. No id of theirs is left anywhere, and in
 * zones whose places cannot be told apart even their order is gone. No game writes its own redaction. Nobody may change a
 * view: it shares with what was seen `before`.
 */
export function viewFor<S extends State, D extends Def>(
  game: Game<S, D>,
  state: S,
  viewer: Viewer,
  before?: SeatView<S>,
): SeatView<S> {
  return viewOfCopy(game, game.clone(state), viewer, before);
}

/** The same of a copy of the state that nobody changes any more: views of several viewers share what lies open to all. */
export function viewOfCopy<S extends State, D extends Def>(
  game: Game<S, D>,
  copy: S,
  viewer: Viewer,
  before?: SeatView<S>,
): SeatView<S> {
  const { core } = copy;
  const cards = isStillTrue(before?.cards, core, viewer) ? before.cards : seeCards(game, copy, viewer);
  const state = { ...copy, core: seenCore(core, cards, viewer) };
  return { state, rename: cards.rename, cards };
}

/** The chance of every view: nothing. */
const UNTOLD = { epoch: 0, drawn: 0 };

/** Member by member: a spread takes several times as long. */
function seenCore(core: Core, { shown }: CardsView, viewer: Viewer): Core {
  const { def, known, zone, zones, pools } = shown;
  const { seats, steps, sealed, left, gone, result } = core;
  const seen: Core = {
    seats,
    def,
    known,
    zone,
    zones,
    chance: UNTOLD,
    insight: 0,
    steps,
    sealed: sealed.length === 0 ? sealed : sealed.map(secret => sealedFor(viewer, secret)),
    left,
    gone,
  };
  if (result) seen.result = result;
  if (pools) seen.pools = pools;
  return seen;
}

const sealedFor = (viewer: Viewer, { owner, name, value }: Sealed): Sealed =>
  owner === viewer && value !== undefined ? { owner, name, value } : { owner, name };

const isStillTrue = (before: CardsView | undefined, now: Cards, viewer: Viewer): before is CardsView =>
  before?.viewer === viewer &&
  before.of.def === now.def &&
  before.of.known === now.known &&
  before.of.zone === now.zone &&
  before.of.zones === now.zones;

function seeCards<S extends State, D extends Def>(game: Game<S, D>, state: S, viewer: Viewer): CardsView {
  const { def, known, zone, zones } = state.core;
  const curtain = new Curtain(game, state, bitOf(viewer));
  const shown: Record<ZoneId, readonly CardId[]> = { ...zones };
  for (const id in zones) {
    const cards = zones[id] as readonly CardId[];
    if (!curtain.showsAll(cards)) shown[id] = curtain.shown(id, cards);
  }
  const { columns, pools, rename } = curtain;
  for (const defs of Object.values(pools)) sort(defs);
  return { of: { def, known, zone, zones }, viewer, shown: { ...columns, zones: shown, pools }, rename };
}

/** A typed array sorts numbers without calling a comparison. */
function sort(numbers: number[]): void {
  const typed = new Int32Array(numbers).sort();
  for (let i = 0; i < typed.length; i++) numbers[i] = typed[i] as number;
}

/** Between the cards and a viewer, while a view is made. */
class Curtain<S extends State, D extends Def> {
  readonly columns: { readonly def: number[]; readonly known: SeatBits[]; readonly zone: ZoneId[] };
  readonly pools: Record<string, number[]> = {};
  readonly rename: StandIns;
  private readonly g: Play<S, D>;
  private readonly blanks: readonly number[];

  constructor(game: Game<S, D>, state: S, bit: SeatBits) {
    this.g = playOn(game, state);
    this.blanks = blankIndices(game);
    const { def, known, zone } = state.core;
    const isKnown = (index: number): boolean => ((known[index] as SeatBits) & bit) !== 0;
    this.columns = {
      def: def.map((id, index) => (isKnown(index) ? id : ERASED)),
      known: known.map(seats => seats & bit),
      zone: zone.map((id, index) => (isKnown(index) ? id : NOWHERE)),
    };
    this.rename = new StandIns(def.length);
  }

  showsAll(cards: readonly CardId[]): boolean {
    for (const card of cards) if (!this.shows(card)) return false;
    return true;
  }

  /** The cards of a zone as the viewer sees them. */
  shown(zone: ZoneId, cards: readonly CardId[]): readonly CardId[] {
    const unknown = cards.filter(card => !this.shows(card));
    this.pool(zone, unknown);
    while (this.columns.def.length % ZONE_IDS !== 0) this.add(ERASED, NOWHERE);
    if (this.g.isOrdered(zone)) {
      // From the bottom: what is drawn from the top changes nothing below.
      for (let i = unknown.length - 1; i >= 0; i--) this.standIn(unknown[i] as CardId, zone);
      return cards.map(card => this.rename.get(card) ?? card);
    }
    unknown.sort((x, y) => compared(this.backOf(x), this.backOf(y)));
    const named = cards.filter(card => this.shows(card)).sort((x, y) => x - y);
    return [...named, ...unknown.map(card => this.standIn(card, zone))];
  }

  private shows(card: CardId): boolean {
    return this.columns.known[card - FIRST_CARD] !== 0;
  }

  private defOf(card: CardId): number {
    return this.g.state.core.def[card - FIRST_CARD] as number;
  }

  /** What tells the back of a card and nothing else. */
  private blankOf(card: CardId): number {
    const def = this.defOf(card);
    if (def < 0) return def;
    const blank = this.blanks[def] as number;
    if (blank < 0) return blank;
    throw new Error(`${this.g.game.slug} has no blank for the back ${this.g.def(card).back}`);
  }

  private backOf(card: CardId): string {
    return (blanksOf(this.g.game)[-1 - this.blankOf(card)] as D).back;
  }

  private pool(zone: ZoneId, cards: readonly CardId[]): void {
    const name = this.g.poolOf(zone);
    for (const card of cards) {
      const def = this.defOf(card);
      if (def < 0) continue;
      this.pools[name] ??= [];
      this.pools[name].push(def);
    }
  }

  private standIn(card: CardId, zone: ZoneId): CardId {
    const stand = (FIRST_CARD + this.columns.def.length) as CardId;
    this.add(this.blankOf(card), zone);
    this.rename.set(card, stand);
    return stand;
  }

  private add(def: number, zone: ZoneId): void {
    this.columns.def.push(def);
    this.columns.known.push(0);
    this.columns.zone.push(zone);
  }
}

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** An array, much faster to fill than a map: most cards have a stand-in. */
class StandIns implements CardRenames {
  size = 0;
  /** By the place of the card in its columns; 0 where none does. */
  private readonly stands: number[];

  constructor(cards: number) {
    this.stands = new Array<number>(cards).fill(0);
  }

  get(card: CardId): CardId | undefined {
    return (this.stands[card - FIRST_CARD] || undefined) as CardId | undefined;
  }

  has(card: CardId): boolean {
    return this.get(card) !== undefined;
  }

  set(card: CardId, stand: CardId): void {
    this.stands[card - FIRST_CARD] = stand;
    this.size++;
  }

  *[Symbol.iterator](): Generator<readonly [CardId, CardId]> {
    for (const [index, stand] of this.stands.entries())
      if (stand !== 0) yield [(FIRST_CARD + index) as CardId, stand as CardId];
  }
}

const knownBlanks = new WeakMap<object, readonly number[]>();

/** For each definition the one that tells its back alone; what never lies hidden may go without. */
function blankIndices<S extends State, D extends Def>(game: Game<S, D>): readonly number[] {
  let blanks = knownBlanks.get(game);
  if (!blanks) {
    const backs = blanksOf(game).map(({ back }) => back);
    blanks = defsOf(game).map(({ back }) => -1 - backs.indexOf(back));
    knownBlanks.set(game, blanks);
  }
  return blanks;
}

/** A question as its seat sees it: cards it cannot name are the view's stand-ins. */
export function questionInView(question: Question, rename: CardRenames): Question {
  return rename.size === 0 ? question : (mapCards(question, card => rename.get(card) ?? card) as Question);
}

import type { Chance } from './chance.ts';
import { blanksOf, defsOf } from './defs.ts';
import type { EventSink } from './events.ts';
import type { Def, Game, ZoneSpec } from './game.ts';
import {
  bitOf,
  bitsOf,
  type CardId,
  EVERYBODY,
  FIRST_CARD,
  isSeat,
  type Json,
  NOBODY,
  type Seat,
  type SeatBits,
  type ZoneId,
} from './ids.ts';
import type { Offers } from './offers.ts';
import type { Params, Refusal } from './question.ts';
import type { Result } from './result.ts';
import { fillZone, type State } from './state.ts';

/** Where in a zone a card arrives: `front` is the top of a deck, `back` its bottom or the end of a queue. */
export type ZonePlace = 'front' | 'back' | number;

interface Zone<S extends State> {
  readonly spec: ZoneSpec<S>;
  readonly owner: Seat | undefined;
  /** What its id names, a seat or something of the game's. */
  readonly of: string | undefined;
}

const NO_CARDS: readonly CardId[] = [];
const zonesOf = new WeakMap<object, Map<ZoneId, Zone<State>>>();

/** A game in progress, as its rules see it: the state, and the verbs that every game shares. Always called `g`. */
export class Play<S extends State, D extends Def> {
  readonly game: Game<S, D>;
  state: S;
  /** Whether questions should say why things are not on offer: for people, not for rollouts. */
  explain = false;
  /** What was offered since the step began, where somebody may want to stand there again. */
  offers: Offers | undefined;
  private readonly chance: Chance;
  private readonly sink: EventSink | undefined;

  constructor(game: Game<S, D>, state: S, chance: Chance, sink?: EventSink) {
    this.game = game;
    this.state = state;
    this.chance = chance;
    this.sink = sink;
  }

  get seats(): readonly Seat[] {
    return this.state.core.seats;
  }

  // --- cards ---

  /** Every card there is; none in a game without. */
  get defs(): readonly D[] {
    return defsOf(this.game);
  }

  def(card: CardId): D {
    const index = this.state.core.def[card - FIRST_CARD] as number;
    const def = index >= 0 ? this.defs[index] : blanksOf(this.game)[-1 - index];
    if (!def) throw new Error(`there is no card ${card}`);
    return def;
  }

  is(card: CardId, id: string): boolean {
    return this.def(card).id === id;
  }

  /** The list as it is now: what is done afterwards does not change it. */
  cards(zone: ZoneId): readonly CardId[] {
    return this.state.core.zones[zone] ?? NO_CARDS;
  }

  zoneOf(card: CardId): ZoneId {
    return this.state.core.zone[card - FIRST_CARD] as ZoneId;
  }

  isIn(card: CardId, zone: ZoneId): boolean {
    return this.zoneOf(card) === zone;
  }

  knows(seat: Seat, card: CardId): boolean {
    return ((this.state.core.known[card - FIRST_CARD] as number) & bitOf(seat)) !== 0;
  }

  /** Brings a new card into being; setup does this, and effects that make tokens or copies. */
  create(id: string, zone: ZoneId): CardId {
    const { core } = this.state;
    const def = defIndexOf(this.game, id);
    const card = (FIRST_CARD + core.def.length) as CardId;
    core.def = [...core.def, def];
    core.known = [...core.known, this.seers(zone)];
    core.zone = [...core.zone, zone];
    fillZone(core, zone, [...this.cards(zone), card]);
    return card;
  }

  /** The one way a card changes place, and with `look`, `reveal`, `reorder` and `shuffle` the one way knowledge changes. */
  move(card: CardId, to: ZoneId, place: ZonePlace = 'back'): void {
    const { core } = this.state;
    const index = card - FIRST_CARD;
    const from = core.zone[index] as ZoneId;
    const source = this.cards(from);
    if (!source.includes(card)) throw new Error(`card ${card} is not in ${from}`);
    const seenThere = this.seers(to);
    if (!this.zone(from).spec.ordered)
      this.loseTrack(source, card, EVERYBODY & ~this.seers(from) & ~seenThere);
    fillZone(
      core,
      from,
      source.filter(other => other !== card),
    );
    const target = this.cards(to);
    const at = place === 'back' ? target.length : place === 'front' ? 0 : place;
    fillZone(core, to, [...target.slice(0, at), card, ...target.slice(at)]);
    core.zone = replaced(core.zone, index, to);
    this.learn(index, seenThere);
    this.sink?.(this, 'moved', { card, from, to });
  }

  /** Shuffling re-deals the definitions over the places, so that nothing can be followed through it. */
  shuffle(zone: ZoneId): void {
    const { core } = this.state;
    const cards = this.cards(zone);
    const seen = this.seers(zone);
    const before = core.def;
    const def = before.slice();
    const known = core.known.slice();
    this.chance.permutation(core.chance, cards.length).forEach((old, place) => {
      const index = (cards[place] as CardId) - FIRST_CARD;
      def[index] = before[(cards[old] as CardId) - FIRST_CARD] as number;
      known[index] = seen;
    });
    core.def = def;
    core.known = known;
    this.sink?.(this, 'shuffled', { zone });
  }

  /**
   * A seat puts cards of a zone, which keep together the places they had, into another order that nobody else sees:
   * the others no longer know which of them is which.
   */
  reorder(seat: Seat, zone: ZoneId, order: readonly CardId[]): void {
    const { core } = this.state;
    const cards = [...this.cards(zone)];
    const places = order.map(card => cards.indexOf(card)).sort((x, y) => x - y);
    if (places.some((place, i) => place < 0 || place === places[i - 1]))
      throw new Error(`${order} are not different cards in ${zone}`);
    order.forEach((card, i) => {
      cards[places[i] as number] = card;
    });
    fillZone(core, zone, cards);
    for (const card of order) this.loseTrack(order, card, EVERYBODY & ~bitOf(seat));
    this.sink?.(this, 'reordered', { seat, zone, cards: [...order] });
  }

  look(seat: Seat, cards: readonly CardId[]): void {
    for (const card of cards) this.learn(card - FIRST_CARD, bitOf(seat));
    this.sink?.(this, 'looked', { seat, cards: [...cards] }, bitOf(seat));
  }

  reveal(cards: readonly CardId[]): void {
    for (const card of cards) this.learn(card - FIRST_CARD, EVERYBODY);
    this.sink?.(this, 'revealed', { cards: [...cards] });
  }

  // --- chance ---

  die(sides = 6): number {
    return this.chance.die(this.state.core.chance, sides);
  }

  int(below: number): number {
    return this.chance.int(this.state.core.chance, below);
  }

  anyCard(cards: readonly CardId[]): CardId | undefined {
    return cards.length === 0 ? undefined : this.chance.card(this.state.core.chance, cards);
  }

  // --- secrets that are not cards ---

  seal(owner: Seat, name: string, value: Json): void {
    this.takeSealed(owner, name);
    const { core } = this.state;
    core.sealed = [...core.sealed, { owner, name, value }];
  }

  sealed(owner: Seat, name: string): Json | undefined {
    return this.state.core.sealed.find(s => s.owner === owner && s.name === name)?.value;
  }

  /** Takes the value out; whoever calls makes it public. */
  unseal(owner: Seat, name: string): Json | undefined {
    const value = this.takeSealed(owner, name);
    if (value !== undefined) this.state.core.insight++;
    return value;
  }

  private takeSealed(owner: Seat, name: string): Json | undefined {
    const { core } = this.state;
    const taken = core.sealed.find(s => s.owner === owner && s.name === name);
    if (taken) core.sealed = core.sealed.filter(s => s !== taken);
    return taken?.value;
  }

  // --- what happened, and the end ---

  /** Tells the log, the animations and the replays. Cards in `params` are hidden from whoever does not know them. */
  emit(type: string, params: Params = {}, audience?: readonly Seat[]): void {
    this.sink?.(this, type, params, audience && bitsOf(audience));
  }

  /** The match is over; the first end stands. Whoever is in the middle of something goes on to `abandon`. */
  finish(result: Result): void {
    if (this.state.core.result) return;
    this.state.core.result = result;
    this.sink?.(this, 'finished', { reason: result.reason, rule: result.rule, winners: result.winners });
  }

  /** For legality functions: the reason is built only when somebody will read it. */
  refuse(rule: string, reason: string, params?: Params): Refusal {
    return params ? { rule, reason, params } : { rule, reason };
  }

  // --- zones and knowledge ---

  /** Everybody who knows a card as soon as it lies in this zone. */
  seers(id: ZoneId): SeatBits {
    const { spec, owner } = this.zone(id);
    if (spec.sees === 'all') return EVERYBODY;
    if (spec.sees === 'nobody') return NOBODY;
    if (!owner) throw new Error(`zone ${id} has no owner`);
    return spec.sees === 'owner' ? bitOf(owner) : bitsOf(spec.sees(owner, this.state));
  }

  isOrdered(id: ZoneId): boolean {
    return this.zone(id).spec.ordered;
  }

  /** Unknown cards of one pool that look alike could be any of each other. */
  poolOf(id: ZoneId): string {
    const { spec, of } = this.zone(id);
    return (spec.own && of) || '';
  }

  /** Whose choice lies hidden in a zone: nobody's, in most. */
  chooserOf(id: ZoneId): Seat | undefined {
    const { spec, owner } = this.zone(id);
    return spec.chosen ? owner : undefined;
  }

  private zone(id: ZoneId): Zone<S> {
    let known = zonesOf.get(this.game) as Map<ZoneId, Zone<S>> | undefined;
    if (!known) {
      known = new Map();
      zonesOf.set(this.game, known as Map<ZoneId, Zone<State>>);
    }
    let zone = known.get(id);
    if (!zone) {
      const [kind, of] = id.split('/') as [string, string | undefined];
      const spec = this.game.zones?.[kind];
      if (!spec) throw new Error(`${this.game.slug} has no zone ${id}`);
      zone = { spec, owner: isSeat(of) ? of : undefined, of };
      known.set(id, zone);
    }
    return zone;
  }

  private learn(index: number, seats: SeatBits): void {
    const { core } = this.state;
    const before = core.known[index] as number;
    const after = before | seats;
    if (after === before) return;
    core.known = replaced(core.known, index, after);
    core.insight++;
  }

  /** Whoever is blind to what happens to `card` can no longer tell it from the cards with its back around it. */
  private loseTrack(around: readonly CardId[], card: CardId, blind: SeatBits): void {
    if (blind === NOBODY) return;
    const { core } = this.state;
    const { back } = this.def(card);
    const alike = around.filter(other => this.def(other).back === back);
    if (alike.length < 2) return;
    const known = core.known.slice();
    for (const other of alike) known[other - FIRST_CARD] = (known[other - FIRST_CARD] as number) & ~blind;
    core.known = known;
  }
}

function replaced<T>(list: readonly T[], index: number, item: T): T[] {
  const copy = list.slice();
  copy[index] = item;
  return copy;
}

const indices = new WeakMap<object, Map<string, number>>();

/** The place of a definition in the game's list. */
export function defIndexOf(
  game: { readonly slug: string; readonly defs?: readonly Def[] },
  id: string,
): number {
  const defs = defsOf(game);
  let known = indices.get(defs);
  if (!known) {
    known = new Map(defs.map((def, index) => [def.id, index]));
    indices.set(defs, known);
  }
  const index = known.get(id);
  if (index === undefined) throw new Error(`${game.slug} has no card ${id}`);
  return index;
}

import { KeyedChance } from './chance.ts';
import type { Def, Game } from './game.ts';
import { bitOf, type CardId, FIRST_CARD, type SeatBits, type Viewer, type ZoneId } from './ids.ts';
import { Play } from './play.ts';
import { type Ask, mapCards } from './question.ts';
import type { Core, State } from './state.ts';

/** Ids of cards that a view does not show lie nowhere and are nothing. */
export const ERASED = Number.MIN_SAFE_INTEGER;
const NOWHERE: ZoneId = '';

/** Views are looked at, not played: whoever draws from one gets always the same. */
const NO_CHANCE = new KeyedChance('00'.repeat(32));

export interface Seen<S extends State> {
  /** The state as this viewer may know it: the same shape, so that every selector of the game works on it. */
  readonly state: S;
  /** Stand-ins of the cards the viewer cannot name: questions on them use these. */
  readonly rename: ReadonlyMap<CardId, CardId>;
  /** For whoever looks again later. */
  readonly cards: SeenCards;
}

/** Where cards are and who knows them. */
type Cards = Pick<Core, 'def' | 'known' | 'zone' | 'zones'>;

/** A view of the cards alone. Their lists are never changed, only replaced: while they are the same, so is this. */
interface SeenCards {
  readonly of: Cards;
  readonly viewer: Viewer;
  readonly shown: Cards & Pick<Core, 'pools'>;
  readonly rename: ReadonlyMap<CardId, CardId>;
}

/** Without cards and sealed values all there is lies open: everybody sees the same. */
export const isAllOpen = ({ core }: State): boolean => core.def.length === 0 && core.sealed.length === 0;

/**
 * What a viewer may know, as a state. Cards whose definition the viewer does not know are replaced, place by place,
 * by fresh stand-ins with a blank definition that tells only the back. No id of theirs is left anywhere, and in
 * zones whose places cannot be told apart even their order is gone. No game writes its own redaction. Nobody may change a
 * view: it shares with what was seen `before`.
 */
export function see<S extends State, D extends Def>(
  game: Game<S, D>,
  state: S,
  viewer: Viewer,
  before?: Seen<S>,
): Seen<S> {
  return seeCopy(game, game.clone(state), viewer, before);
}

/** The same of a copy of the state that nobody changes any more: views of several viewers share what lies open to all. */
export function seeCopy<S extends State, D extends Def>(
  game: Game<S, D>,
  copy: S,
  viewer: Viewer,
  before?: Seen<S>,
): Seen<S> {
  const { core } = copy;
  const cards = isStillTrue(before?.cards, core, viewer) ? before.cards : seeCards(game, copy, viewer);
  const state = {
    ...copy,
    core: {
      ...core,
      ...cards.shown,
      chance: { epoch: 0, drawn: 0 },
      insight: 0,
      sealed: core.sealed.map(({ owner, name, value }) =>
        owner === viewer && value !== undefined ? { owner, name, value } : { owner, name },
      ),
    },
  };
  return { state, rename: cards.rename, cards };
}

const isStillTrue = (before: SeenCards | undefined, now: Cards, viewer: Viewer): before is SeenCards =>
  before?.viewer === viewer &&
  before.of.def === now.def &&
  before.of.known === now.known &&
  before.of.zone === now.zone &&
  before.of.zones === now.zones;

function seeCards<S extends State, D extends Def>(game: Game<S, D>, state: S, viewer: Viewer): SeenCards {
  const { def, known, zone, zones } = state.core;
  const bit = bitOf(viewer);
  const g = playOn(game, state);
  const rename = new Map<CardId, CardId>();
  const pools: Record<string, number[]> = {};
  const shown = { def: def.slice(), known: known.slice(), zone: zone.slice(), zones: { ...zones }, pools };
  const isKnown = (card: CardId): boolean => ((known[card - FIRST_CARD] as number) & bit) !== 0;
  const backOf = (card: CardId): string => g.def(card).back;
  const standIn = (card: CardId, place: ZoneId): CardId => {
    const stand = (FIRST_CARD + shown.def.length) as CardId;
    const index = def[card - FIRST_CARD] as number;
    if (index >= 0) {
      const pool = g.poolOf(place);
      pools[pool] ??= [];
      pools[pool].push(index);
    }
    shown.def.push(blankOf(game, backOf(card)));
    shown.zone.push(place);
    shown.known.push(0);
    rename.set(card, stand);
    return stand;
  };
  for (const id of Object.keys(zones)) {
    const cards = zones[id] as readonly CardId[];
    if (cards.every(isKnown)) continue;
    if (g.isOrdered(id)) shown.zones[id] = cards.map(card => (isKnown(card) ? card : standIn(card, id)));
    else {
      const unknown = cards
        .filter(card => !isKnown(card))
        .sort((x, y) => (backOf(x) < backOf(y) ? -1 : backOf(x) > backOf(y) ? 1 : 0));
      const named = cards.filter(isKnown).sort((x, y) => x - y);
      shown.zones[id] = [...named, ...unknown.map(card => standIn(card, id))];
    }
  }
  forget(shown, def.length, bit, rename);
  for (const pool of Object.values(pools)) pool.sort((x, y) => x - y);
  return { of: { def, known, zone, zones }, viewer, shown, rename };
}

interface Columns {
  readonly def: number[];
  readonly known: SeatBits[];
  readonly zone: ZoneId[];
}

/** Blanks the columns of the first `count` cards as far as the viewer does not know them. */
function forget(
  { def, known, zone }: Columns,
  count: number,
  bit: SeatBits,
  rename: ReadonlyMap<CardId, CardId>,
): void {
  for (let index = 0; index < count; index++) {
    const hidden = ((known[index] as number) & bit) === 0 || rename.has((FIRST_CARD + index) as CardId);
    known[index] = hidden ? 0 : bit;
    if (hidden) {
      def[index] = ERASED;
      zone[index] = NOWHERE;
    }
  }
}

function blankOf<S extends State, D extends Def>(game: Game<S, D>, back: string): number {
  const index = game.blanks.findIndex(blank => blank.back === back);
  if (index < 0) throw new Error(`${game.slug} has no blank for the back ${back}`);
  return -1 - index;
}

/** A question as its seat sees it: cards it cannot name are the view's stand-ins. */
export function seeAsk(ask: Ask, rename: ReadonlyMap<CardId, CardId>): Ask {
  return rename.size === 0 ? ask : (mapCards(ask, card => rename.get(card) ?? card) as Ask);
}

/** A view to think about, with the game's own selectors. Chance in it leads nowhere. */
export function playOn<S extends State, D extends Def>(game: Game<S, D>, view: S): Play<S, D> {
  return new Play(game, view, NO_CHANCE);
}

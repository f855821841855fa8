import { KeyedChance } from './chance.ts';
import type { Def, Game } from './game.ts';
import { bitOf, bitsOf, type CardId, FIRST_CARD, type Viewer, type ZoneId } from './ids.ts';
import { Play } from './play.ts';
import { type Ask, mapCards } from './question.ts';
import { type Core, fillZone, type State } from './state.ts';

/** Ids of cards that a view does not show lie nowhere and are nothing. */
const ERASED = Number.MIN_SAFE_INTEGER;
const NOWHERE: ZoneId = '';

/** Views are looked at, not played: whoever draws from one gets always the same. */
const NO_CHANCE = new KeyedChance('00'.repeat(32));

export interface Seen<S extends State> {
  /** The state as this viewer may know it: the same shape, so that every selector of the game works on it. */
  readonly state: S;
  /** Stand-ins of the cards the viewer cannot name: questions on them use these. */
  readonly rename: ReadonlyMap<CardId, CardId>;
}

/** Without cards and sealed values all there is lies open: everybody sees the same. */
export const isAllOpen = ({ core }: State): boolean => core.def.length === 0 && core.sealed.length === 0;

const NO_STAND_INS: ReadonlyMap<CardId, CardId> = new Map();

/**
 * What a viewer may know, as a state. Cards whose definition the viewer does not know are replaced, place by place,
 * by fresh stand-ins with a blank definition that tells only the back. No id of theirs is left anywhere, and in
 * zones whose places cannot be told apart even their order is gone. No game writes its own redaction.
 */
export function see<S extends State, D extends Def>(game: Game<S, D>, state: S, viewer: Viewer): Seen<S> {
  const copy = game.clone(state);
  const { core } = copy;
  core.chance = { epoch: 0, drawn: 0 };
  core.insight = 0;
  if (isAllOpen(state)) {
    core.pool = [];
    return { state: copy, rename: NO_STAND_INS };
  }
  const bit = bitOf(viewer);
  const g = new Play(game, state, NO_CHANCE);
  const rename = new Map<CardId, CardId>();
  const pool: number[] = [];
  const columns: Columns = { def: core.def.slice(), known: core.known.slice(), zone: core.zone.slice() };
  const standIn = (card: CardId, zone: ZoneId): CardId => {
    const stand = (FIRST_CARD + columns.def.length) as CardId;
    const def = state.core.def[card - FIRST_CARD] as number;
    if (def >= 0) pool.push(def);
    columns.def.push(blankOf(game, g.def(card).back));
    columns.zone.push(zone);
    columns.known.push(0);
    rename.set(card, stand);
    return stand;
  };
  for (const zone of Object.keys(core.zones)) {
    const cards = core.zones[zone] as readonly CardId[];
    const isKnown = (card: CardId) => ((state.core.known[card - FIRST_CARD] as number) & bit) !== 0;
    if (cards.every(isKnown)) continue;
    if (g.isOrdered(zone)) {
      const shown = cards.map(card => (isKnown(card) ? card : standIn(card, zone)));
      fillZone(core, zone, shown);
    } else {
      const backs = (card: CardId) => g.def(card).back;
      const unknown = cards
        .filter(card => !isKnown(card))
        .sort((x, y) => (backs(x) < backs(y) ? -1 : backs(x) > backs(y) ? 1 : 0));
      const known = cards.filter(isKnown).sort((x, y) => x - y);
      fillZone(core, zone, [...known, ...unknown.map(card => standIn(card, zone))]);
    }
  }
  forget(columns, state.core.def.length, bit, rename);
  Object.assign(core, columns);
  core.pool = pool.sort((x, y) => x - y);
  core.sealed = core.sealed.map(({ owner, name, value }) =>
    owner === viewer && value !== undefined ? { owner, name, value } : { owner, name },
  );
  return { state: copy, rename };
}

interface Columns {
  readonly def: number[];
  readonly known: number[];
  readonly zone: ZoneId[];
}

/** Blanks the columns of the first `count` cards as far as the viewer does not know them. */
function forget(
  { def, known, zone }: Columns,
  count: number,
  bit: number,
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

/**
 * A world that fits a view: the unknown definitions dealt out again, each card known to whoever sees its zone. It
 * depends on the view and the key alone. Sealed values of others stay unknown.
 */
export function imagine<S extends State, D extends Def>(game: Game<S, D>, view: S, key: string): S {
  const world = game.clone(view);
  const { core } = world;
  const chance = new KeyedChance(key);
  const mark = { epoch: 0, drawn: 0 };
  const byBack = new Map<string, number[]>();
  for (const def of core.pool ?? []) {
    const { back } = game.defs[def] as D;
    byBack.set(back, [...(byBack.get(back) ?? []), def]);
  }
  for (const [back, defs] of byBack) {
    const order = chance.permutation(mark, defs.length);
    byBack.set(
      back,
      order.map(i => defs[i] as number),
    );
  }
  core.def = core.def.map(def =>
    def >= 0 || def === ERASED ? def : (byBack.get((game.blanks[-1 - def] as D).back)?.pop() ?? def),
  );
  delete core.pool;
  const g = new Play(game, world, chance);
  const known = core.known.slice();
  for (const [zone, cards] of Object.entries(core.zones)) {
    const seers = g.seers(zone);
    for (const card of cards) known[card - FIRST_CARD] = (known[card - FIRST_CARD] as number) | seers;
  }
  core.known = known;
  return world;
}

/**
 * The same table to these viewers, another behind the scenes: definitions none of them knows are permuted among like
 * backs. Nothing they get may differ.
 */
export function permuteUnknown<S extends State, D extends Def>(
  game: Game<S, D>,
  state: S,
  viewers: readonly Viewer[],
  key: string,
): S {
  const other = game.clone(state);
  const bits = bitsOf(viewers);
  redeal(
    game,
    other.core,
    key,
    index => ((other.core.known[index] as number) & bits) === 0,
    index => backOf(game, other.core, index),
  );
  return other;
}

/**
 * After an undo past the information line nobody may profit from what was seen: in every zone the cards that no
 * seat knows change places.
 */
export function redealUnknown<S extends State, D extends Def>(game: Game<S, D>, state: S, key: string): void {
  const { core } = state;
  redeal(
    game,
    core,
    key,
    index => core.known[index] === 0,
    index => `${core.zone[index]} ${backOf(game, core, index)}`,
  );
}

const backOf = <S extends State, D extends Def>(game: Game<S, D>, core: Core, index: number): string =>
  (game.defs[core.def[index] as number] as D).back;

function redeal<S extends State, D extends Def>(
  _game: Game<S, D>,
  core: Core,
  key: string,
  isOpen: (index: number) => boolean,
  groupOf: (index: number) => string,
): void {
  const groups = new Map<string, number[]>();
  core.def.forEach((_, index) => {
    if (isOpen(index)) groups.set(groupOf(index), [...(groups.get(groupOf(index)) ?? []), index]);
  });
  const chance = new KeyedChance(key);
  const mark = { epoch: 0, drawn: 0 };
  const dealt = core.def.slice();
  for (const indices of groups.values()) {
    chance.permutation(mark, indices.length).forEach((old, place) => {
      dealt[indices[place] as number] = core.def[indices[old] as number] as number;
    });
  }
  core.def = dealt;
}

/** A view to think about, with the game's own selectors. Chance in it leads nowhere. */
export function playOn<S extends State, D extends Def>(game: Game<S, D>, view: S): Play<S, D> {
  return new Play(game, view, NO_CHANCE);
}

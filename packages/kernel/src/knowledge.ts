import { KeyedChance, keyOf } from './chance.ts';
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
    core.pools = {};
    return { state: copy, rename: NO_STAND_INS };
  }
  const bit = bitOf(viewer);
  const g = new Play(game, state, NO_CHANCE);
  const rename = new Map<CardId, CardId>();
  const pools: Record<string, number[]> = {};
  const columns: Columns = { def: core.def.slice(), known: core.known.slice(), zone: core.zone.slice() };
  const standIn = (card: CardId, zone: ZoneId): CardId => {
    const stand = (FIRST_CARD + columns.def.length) as CardId;
    const def = state.core.def[card - FIRST_CARD] as number;
    if (def >= 0) {
      const pool = g.poolOf(zone);
      pools[pool] ??= [];
      pools[pool].push(def);
    }
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
  for (const pool of Object.values(pools)) pool.sort((x, y) => x - y);
  core.pools = pools;
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
  const hidden = playOn(game, view);
  const alike = (pool: string, back: string): string => `${pool} ${back}`;
  const unknown = new Map<string, number[]>();
  for (const [pool, defs] of Object.entries(core.pools ?? {}))
    for (const def of defs) put(unknown, alike(pool, (game.defs[def] as D).back), def);
  for (const [name, defs] of unknown) {
    const order = chance.permutation(mark, defs.length);
    unknown.set(
      name,
      order.map(i => defs[i] as number),
    );
  }
  core.def = core.def.map((def, index) => {
    if (def >= 0 || def === ERASED) return def;
    const name = alike(hidden.poolOf(core.zone[index] as ZoneId), (game.blanks[-1 - def] as D).back);
    return unknown.get(name)?.pop() ?? def;
  });
  delete core.pools;
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
 * The same table to these viewers, another behind the scenes: definitions none of them knows are permuted among cards
 * of one pool with like backs. Nothing they get may differ.
 */
export function permuteUnknown<S extends State, D extends Def>(
  game: Game<S, D>,
  state: S,
  viewers: readonly Viewer[],
  key: string,
): S {
  const other = game.clone(state);
  redeal(other.core, unknownTo(game, state, viewers), new KeyedChance(key));
  return other;
}

/**
 * For a match that goes on elsewhere: what none of these viewers knows is dealt anew, and has new ids, so that nobody
 * finds a card again by the one it had.
 */
export function dealAnew<S extends State, D extends Def>(
  game: Game<S, D>,
  state: S,
  viewers: readonly Viewer[],
  key: string,
): S {
  const other = permuteUnknown(game, state, viewers, key);
  renumber(other.core, unknownTo(game, state, viewers), new KeyedChance(keyOf(`${key} ids`)));
  return other;
}

/**
 * After an undo past the information line nobody may profit from what was seen: in every zone the cards that no
 * seat knows change places.
 */
export function redealUnknown<S extends State, D extends Def>(game: Game<S, D>, state: S, key: string): void {
  const { core } = state;
  const nobodys = grouped(
    core,
    index => core.known[index] === 0,
    index => `${core.zone[index]} ${backOf(game, core, index)}`,
  );
  redeal(core, nobodys, new KeyedChance(key));
}

const backOf = <S extends State, D extends Def>(game: Game<S, D>, core: Core, index: number): string =>
  (game.defs[core.def[index] as number] as D).back;

/** Places of cards that could change with each other. */
type Groups = readonly (readonly number[])[];

function unknownTo<S extends State, D extends Def>(
  game: Game<S, D>,
  state: S,
  viewers: readonly Viewer[],
): Groups {
  const { core } = state;
  const bits = bitsOf(viewers);
  const g = playOn(game, state);
  return grouped(
    core,
    index => ((core.known[index] as number) & bits) === 0,
    index => `${g.poolOf(core.zone[index] as ZoneId)} ${backOf(game, core, index)}`,
  );
}

function grouped(
  { def }: Core,
  isMeant: (index: number) => boolean,
  groupOf: (index: number) => string,
): Groups {
  const groups = new Map<string, number[]>();
  for (let index = 0; index < def.length; index++) if (isMeant(index)) put(groups, groupOf(index), index);
  return [...groups.values()];
}

function put<T>(lists: Map<string, T[]>, name: string, item: T): void {
  const list = lists.get(name);
  if (list) list.push(item);
  else lists.set(name, [item]);
}

function redeal(core: Core, groups: Groups, chance: KeyedChance): void {
  const mark = { epoch: 0, drawn: 0 };
  const dealt = core.def.slice();
  for (const indices of groups) {
    chance.permutation(mark, indices.length).forEach((old, place) => {
      dealt[indices[place] as number] = core.def[indices[old] as number] as number;
    });
  }
  core.def = dealt;
}

/** Every card of a group takes the id of another of it, and whatever the columns say of it goes along. */
function renumber(core: Core, groups: Groups, chance: KeyedChance): void {
  const mark = { epoch: 0, drawn: 0 };
  const ids = new Map<CardId, CardId>();
  const [def, known, zone] = [core.def.slice(), core.known.slice(), core.zone.slice()];
  for (const indices of groups) {
    chance.permutation(mark, indices.length).forEach((from, to) => {
      const [old, now] = [indices[from] as number, indices[to] as number];
      ids.set((FIRST_CARD + old) as CardId, (FIRST_CARD + now) as CardId);
      def[now] = core.def[old] as number;
      known[now] = core.known[old] as number;
      zone[now] = core.zone[old] as ZoneId;
    });
  }
  Object.assign(core, { def, known, zone });
  for (const [id, cards] of Object.entries(core.zones))
    fillZone(
      core,
      id,
      cards.map(card => ids.get(card) ?? card),
    );
}

/** A view to think about, with the game's own selectors. Chance in it leads nowhere. */
export function playOn<S extends State, D extends Def>(game: Game<S, D>, view: S): Play<S, D> {
  return new Play(game, view, NO_CHANCE);
}

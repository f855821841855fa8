import { KeyedChance, keyOf } from '../author/chance.ts';
import { defsOf } from '../author/defs.ts';
import type { Def, Game } from '../author/game.ts';
import { bitsOf, type CardId, FIRST_CARD, type Viewer, type ZoneId } from '../author/ids.ts';
import { playOn } from '../author/play-on.ts';
import { type Core, fillZone, type State } from '../author/state.ts';

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
  (defsOf(game)[core.def[index] as number] as D).back;

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

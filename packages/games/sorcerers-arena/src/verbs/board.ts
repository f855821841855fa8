import { type Side, SPACES, type SpaceName, spaceDef, type Through } from '../defs.ts';
import type { CharacterId, G } from '../state.ts';
import { areAllies, character } from './characters.ts';

const apart = (one: SpaceName, other: SpaceName): number => {
  const [from, to] = [spaceDef(one), spaceDef(other)];
  const [dq, dr] = [to.q - from.q, to.r - from.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
};
const distances = new Map(
  SPACES.map(one => [one.id, new Map(SPACES.map(other => [other.id, apart(one.id, other.id)]))]),
);

/** In spaces, whatever lies between (SA-RANGE-01, SA-RANGE-02). */
export const distance = (one: SpaceName, other: SpaceName): number =>
  distances.get(one)?.get(other) as number;
export const isWithin = (one: SpaceName, other: SpaceName, range: number | undefined): boolean =>
  range === undefined || distance(one, other) <= range;
export const isGold = (space: SpaceName): boolean => spaceDef(space).gold === true;

/** Whoever stands there; one who is KO'd does so to the end of the paragraph (SA-KO-02). */
export function occupant({ state }: G, space: SpaceName): CharacterId | undefined {
  const id = state.row.findIndex(who => who.space === space);
  return id < 0 ? undefined : id;
}
export const isFree = (g: G, space: SpaceName): boolean => occupant(g, space) === undefined;

export const startSpaces = (side: Side): SpaceName[] =>
  SPACES.filter(({ start }) => start === side).map(({ id }) => id);
const STARS = SPACES.filter(({ star }) => star !== undefined).map(({ id }) => id);

/** SA-START-06: a free star space of either side; SA-START-07: if there is none, the free spaces nearest to one. */
export function returnSpaces(g: G): SpaceName[] {
  const free = SPACES.map(({ id }) => id).filter(space => isFree(g, space));
  const toStar = (space: SpaceName) => Math.min(...STARS.map(star => distance(space, star)));
  const nearest = Math.min(...free.map(toStar));
  return free.filter(space => toStar(space) === nearest);
}

function mayPass(g: G, mover: CharacterId, space: SpaceName, through: Through): boolean {
  const there = occupant(g, space);
  if (there === undefined || there === mover || through === 'anyone') return true;
  // SA-MOVE-03: allies of the character moved, whoever moves it; SA-RES-04: nobody at all.
  return through === 'allies' && areAllies(g, mover, there);
}

/** How a character gets to every space it may pass or end on: the space it comes from, its own first. */
export function ways(
  g: G,
  mover: CharacterId,
  from: SpaceName,
  spaces: number,
  through: Through,
): Map<SpaceName, SpaceName> {
  const came = new Map<SpaceName, SpaceName>([[from, from]]);
  let edge: SpaceName[] = [from];
  for (let step = 0; step < spaces; step++) {
    const next: SpaceName[] = [];
    for (const space of edge) {
      for (const beside of spaceDef(space).adjacent) {
        if (came.has(beside) || !mayPass(g, mover, beside, through)) continue;
        came.set(beside, space);
        next.push(beside);
      }
    }
    edge = next;
  }
  return came;
}

/** Where a character may end a move (SA-MOVE-05, SA-MOVE-06), its own space first. */
export function endSpaces(
  g: G,
  mover: CharacterId,
  from: SpaceName,
  spaces: number,
  through: Through,
): SpaceName[] {
  return [...ways(g, mover, from, spaces, through).keys()].filter(space => {
    const there = occupant(g, space);
    return there === undefined || there === mover;
  });
}

/** The spaces of a shortest way, from the one left to the one reached. */
export function pathTo(came: ReadonlyMap<SpaceName, SpaceName>, to: SpaceName): SpaceName[] {
  const path = [to];
  for (let at = to; came.get(at) !== at; ) {
    at = came.get(at) as SpaceName;
    path.unshift(at);
  }
  return path;
}

/** The space of a character that has one. */
export function spaceOf(g: G, id: CharacterId): SpaceName {
  const { space } = character(g, id);
  if (!space) throw new Error(`character ${id} is not in the Arena`);
  return space;
}

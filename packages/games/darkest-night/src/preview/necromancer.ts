import type { LocationName } from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { arrow, detected, nearestWays, prowlings, refuseProwling, waysAfter } from '../verbs/necromancer.ts';

/** What one number on the Necromancer's die would lead to, as the heroes stand now. */
export interface NecromancerMove {
  readonly die: number;
  /** Whom he would detect. */
  readonly detected: readonly HeroId[];
  /** Where he could go: one place, several that are equally likely, or several a player may choose from. */
  readonly to: readonly LocationName[];
}

const FACES = [1, 2, 3, 4, 5, 6];

/** The numbers that can still come: Prophecy of Doom and a die that lies there leave only one. */
function facesAhead({ state: { next, die, doomDie } }: G): readonly number[] {
  const known = next === 'movement' ? die : doomDie;
  return known === undefined ? FACES : [known];
}

/** DN-NPLAY-03 to -07. */
function choicesOf(g: G, found: readonly HeroId[]): LocationName[] {
  const { necromancer: from } = g.state;
  if (found.length > 0) return [...new Set(found.flatMap(hero => waysAfter(g, hero)))];
  const free = prowlings(from).filter(place => !refuseProwling(g, place));
  return free.length > 0 ? free : [from];
}

/** His next move, number by number. */
export function necromancerMoves(g: G): NecromancerMove[] {
  const { necromancer: from, necromancerSeat } = g.state;
  return facesAhead(g).map(die => {
    const found = detected(g, die);
    if (necromancerSeat) return { die, detected: found, to: choicesOf(g, found) };
    return { die, detected: found, to: found.length > 0 ? nearestWays(g, found) : [arrow(from, die)] };
  });
}

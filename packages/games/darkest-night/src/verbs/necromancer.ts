import type { CardId, Refusal } from '@tavolata/kernel';
import { type LocationName, locationDef, MONASTERY } from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { distance, neighbours, waysTo } from './board.ts';
import { heroAt, heroesIn, living, placeOf } from './heroes.ts';
import { activesWhere } from './powers.ts';

/** The card by which more dice than one are rolled for him, of which one is chosen. */
export const misdirection = (g: G): { readonly card: CardId; readonly dice: number } | undefined =>
  activesWhere(g, ({ location, hero }) => location === undefined && hero === undefined)
    .map(({ card, effect }) => ({ card, dice: effect.necromancerDice ?? 1 }))
    .find(({ dice }) => dice > 1);

/** DN-NECRO-04, DN-NECRO-05, DN-NECRO-13. */
export function detected(g: G, die: number): HeroId[] {
  if (g.state.blinded) return [];
  return living(g).filter(hero => placeOf(g, hero) !== MONASTERY && die > heroAt(g, hero).secrecy);
}

/** DN-NECRO-10. */
export const arrow = (from: LocationName, die: number): LocationName =>
  locationDef(from).arrows?.[die - 1] ?? from;

/** DN-NECRO-06 to -09: every way that begins a shortest path to one of the nearest; staying, if one is here. */
export function nearestWays(g: G, found: readonly HeroId[]): LocationName[] {
  const from = g.state.necromancer;
  const far = found.map(hero => distance(from, placeOf(g, hero)));
  const least = Math.min(...far);
  if (least === 0) return [from];
  const nearest = found.filter((_, i) => far[i] === least);
  return [...new Set(nearest.flatMap(hero => waysTo(from, placeOf(g, hero))))];
}

/** DN-NPLAY-04, DN-NPLAY-05: one step nearer, or none if the hero is here. */
export function waysAfter(g: G, hero: HeroId): LocationName[] {
  const { necromancer: from } = g.state;
  const to = placeOf(g, hero);
  return to === from ? [from] : waysTo(from, to);
}

/** Where he could go if there were no heroes about. */
export const prowlings = (from: LocationName): LocationName[] =>
  neighbours(from).filter(place => place !== MONASTERY);

export const refuseProwling = (g: G, place: LocationName): Refusal | undefined =>
  heroesIn(g, place).length > 0 ? g.refuse('DN-NPLAY-06', 'heroes-there') : undefined;

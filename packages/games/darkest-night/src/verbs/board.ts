import type { CardId, Refusal } from '@tavolata/kernel';
import { LOCATIONS, type LocationName, locationDef, MONASTERY } from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { powersOf } from '../zones.ts';
import { blightDef, blightsIn, isInEffect, isNegated } from './blights.ts';
import { isExhausted, powerDef } from './powers.ts';

export const neighbours = (at: LocationName): readonly LocationName[] => locationDef(at).adjacent;

/** DN-EXH-07: False Life and Leech Life bar the Monastery while they are exhausted. */
export function refuseEntering(g: G, hero: HeroId, to: LocationName): Refusal | undefined {
  const bar = g.cards(powersOf(hero)).find(card => powerDef(g, card).bars === to && isExhausted(g, card));
  return bar === undefined ? undefined : g.refuse('DN-EXH-07', 'barred', { card: bar });
}

/** DN-NECRO-09: how far two locations are for the Necromancer, who never passes through the Monastery. */
function distances(from: LocationName): ReadonlyMap<LocationName, number> {
  const far = new Map<LocationName, number>([[from, 0]]);
  const open = [from];
  for (let at = open.shift(); at; at = open.shift()) {
    for (const beside of neighbours(at)) {
      if (beside === MONASTERY || far.has(beside)) continue;
      far.set(beside, (far.get(at) as number) + 1);
      open.push(beside);
    }
  }
  return far;
}
const FAR = new Map(LOCATIONS.map(({ id }) => [id, distances(id)]));

export const distance = (from: LocationName, to: LocationName): number =>
  FAR.get(from)?.get(to) ?? Number.POSITIVE_INFINITY;

/** The first places of all shortest ways. */
export const waysTo = (from: LocationName, to: LocationName): LocationName[] =>
  neighbours(from).filter(beside => beside !== MONASTERY && distance(beside, to) === distance(from, to) - 1);

/** DN-BTYPE-04: for a hero who searches, or for anybody; nothing where nothing can be searched (DN-ACT-12). */
export function searchDifficulty(g: G, hero: HeroId | undefined, at: LocationName): number | undefined {
  const printed = locationDef(at).searchDifficulty;
  if (printed === undefined) return undefined;
  const isFelt = (blight: CardId): boolean =>
    hero === undefined ? !isNegated(g, blight) : isInEffect(g, blight, hero);
  return blightsIn(g, at).reduce((sum, blight) => {
    const more = blightDef(g, blight).searchDifficulty ?? 0;
    return more > 0 && isFelt(blight) ? sum + more : sum;
  }, printed);
}

/** DN-NECRO-01: for everybody, so only what negates a blight stops it (DN-BLIGHT-14). */
export const darknessFromBlights = (g: G): number =>
  LOCATIONS.flatMap(({ id }) => blightsIn(g, id)).reduce(
    (sum, blight) => sum + (isNegated(g, blight) ? 0 : (blightDef(g, blight).darknessPerTurn ?? 0)),
    0,
  );

/** DN-NECRO-11: he can never enter the Monastery. */
export function moveNecromancer(g: G, to: LocationName): void {
  const from = g.state.necromancer;
  if (to === MONASTERY || to === from) return;
  g.state.necromancer = to;
  g.emit('necromancer-moved', { from, to });
}

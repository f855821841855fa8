import type { CardId, Refusal } from '@tavolata/kernel';
import { BLIGHTS, type BlightDef, type LocationName, limits, THRESHOLDS } from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { BLIGHT_SUPPLY, blightsAt } from '../zones.ts';
import { heroAt, isWithNecromancer, placeOf } from './heroes.ts';
import { activesOn, activesWhere } from './powers.ts';

export const blightDef = (g: G, blight: CardId): BlightDef => g.def(blight) as BlightDef;
export const blightsIn = (g: G, at: LocationName): readonly CardId[] => g.cards(blightsAt(at));
export const isFull = (g: G, at: LocationName): boolean =>
  blightsIn(g, at).length >= limits.blightsPerLocation;

/** The location of a blight token; nothing once it has left the board. */
export function whereIs(g: G, blight: CardId): LocationName | undefined {
  const [kind, at] = g.zoneOf(blight).split('/');
  return kind === 'blights' ? (at as LocationName) : undefined;
}

/** Diversion and Rune of Nullification switch a blight off for everybody (DN-BLIGHT-14). */
export function isNegated(g: G, blight: CardId): boolean {
  if (g.state.negated.includes(blight)) return true;
  if (g.state.active.length === 0) return false;
  const { id } = g.def(blight);
  return activesWhere(g, active => active.blight === id).length > 0;
}

/** Whether a hero is exempt from the effects of a blight on that hero. */
export function ignores(g: G, hero: HeroId, blight: CardId): boolean {
  const { ignoring } = g.state;
  if (ignoring.some(each => each.hero === hero && (each.blight ?? blight) === blight)) return true;
  // Sprite Form, except while the Necromancer is there.
  return !isWithNecromancer(g, hero) && activesOn(g, hero).some(({ effect }) => effect.ignoresBlights);
}

/** DN-BLIGHT-13: the effect only; Might and defense are another matter. */
export const isInEffect = (g: G, blight: CardId, hero: HeroId): boolean =>
  !isNegated(g, blight) && !ignores(g, hero, blight);

/** The blights of a hero's location that act on the hero; DN-BLIGHT-12: each token for itself. */
export const blightsOn = (g: G, hero: HeroId): CardId[] =>
  heroAt(g, hero).is === 'alive'
    ? blightsIn(g, placeOf(g, hero)).filter(blight => isInEffect(g, blight, hero))
    : [];

const FORBIDDING = {
  tactic: BLIGHTS.filter(({ forbids }) => forbids === 'tactic').map(({ id }) => id),
  bonus: BLIGHTS.filter(({ forbids }) => forbids === 'bonus').map(({ id }) => id),
  'grace-gain': BLIGHTS.filter(({ forbids }) => forbids === 'grace-gain').map(({ id }) => id),
};

/** DN-BTYPE-01, DN-BTYPE-02, DN-BTYPE-12. */
export function forbids(g: G, hero: HeroId, what: keyof typeof FORBIDDING): boolean {
  return blightsIn(g, placeOf(g, hero)).some(
    blight => FORBIDDING[what].includes(g.def(blight).id) && isInEffect(g, blight, hero),
  );
}

/** DN-DARK-05, Counterspell: what the Might of a kind of blight is in a location, or would be. */
export function mightAt(g: G, def: BlightDef, at: LocationName | undefined): number {
  const dark = THRESHOLDS.reduce(
    (sum, { from, might }) => sum + (g.state.darkness >= from ? (might ?? 0) : 0),
    0,
  );
  const powers = activesWhere(g, ({ location }) => location !== undefined && location === at);
  const changed = powers.reduce((sum, { effect }) => sum + (effect.might ?? 0), 0);
  return def.might + dark + changed;
}

/** The Might of a token: Sap counts too. */
export function mightOf(g: G, blight: CardId): number {
  const sapped = g.state.sapped.filter(each => each.blight === blight).length;
  return mightAt(g, blightDef(g, blight), whereIs(g, blight)) - sapped;
}

/** DN-BTYPE-09: a Shroud of another type in the same location, in effect for whoever would destroy. */
export function isProtected(g: G, blight: CardId, hero: HeroId): boolean {
  const at = whereIs(g, blight);
  if (!at || blightDef(g, blight).protectsOthers) return false;
  return blightsIn(g, at).some(other => blightDef(g, other).protectsOthers && isInEffect(g, other, hero));
}

export const refuseProtected = (g: G, blight: CardId, hero: HeroId): Refusal | undefined =>
  isProtected(g, blight, hero) ? g.refuse('DN-BTYPE-09', 'shrouded') : undefined;

/** DN-CLAR-20: what was ignored for a turn, at its end. */
export function stopIgnoring(g: G): void {
  g.state.ignoring = g.state.ignoring.filter(({ until }) => until !== 'turn-end');
  g.state.cowled = false;
}

/** DN-BLIGHT-07: back to the supply; whatever was said about the token ends. */
export function removeBlight(g: G, blight: CardId): void {
  const { state } = g;
  g.move(blight, BLIGHT_SUPPLY);
  state.negated = state.negated.filter(other => other !== blight);
  state.sapped = state.sapped.filter(each => each.blight !== blight);
  state.ignoring = state.ignoring.filter(each => each.blight !== blight);
}

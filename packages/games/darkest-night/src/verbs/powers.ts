import type { CardId } from '@tavolata/kernel';
import type { ActiveEffect, Family, LocationName, PowerDef } from '../defs.ts';
import type { Active, G, HeroId } from '../state.ts';
import { itemsOf, powersOf } from '../zones.ts';
import { nameOf, placeOf } from './heroes.ts';

export const powerDef = (g: G, card: CardId): PowerDef => g.def(card) as PowerDef;
export const isExhausted = (g: G, card: CardId): boolean => g.state.exhausted.includes(card);
const isArtifact = (g: G, card: CardId): boolean => g.def(card).type === 'artifact';

/** Powers and artifacts carried: both are powers of the hero (DN-ART-02, DN-ART-04). */
export const powersWith = (g: G, hero: HeroId): readonly CardId[] => {
  const artifacts = g.cards(itemsOf(hero)).filter(card => isArtifact(g, card));
  const own = g.cards(powersOf(hero));
  return artifacts.length > 0 ? [...own, ...artifacts] : own;
};

export const activeOf = (g: G, card: CardId): Active | undefined =>
  g.state.active.find(active => active.card === card);

/** DN-EXH-05: active and not suppressed. */
const isWorking = (g: G, { card }: Active): boolean => !isExhausted(g, card);

/** Active effects that hold for a hero where it stands, or where it looks (DN-ACTIV-03). */
export function activesOn(
  g: G,
  hero: HeroId,
  at: LocationName = placeOf(g, hero),
): { readonly card: CardId; readonly effect: ActiveEffect }[] {
  return g.state.active.flatMap(active => {
    if ((active.hero !== hero && active.location !== at) || !isWorking(g, active)) return [];
    const effect = powerDef(g, active.card).active;
    return effect ? [{ card: active.card, effect }] : [];
  });
}

/** Working active effects of a place or of the whole board. */
export function activesWhere(
  g: G,
  holds: (active: Active) => boolean,
): { readonly card: CardId; readonly effect: ActiveEffect }[] {
  return g.state.active.flatMap(active => {
    if (!holds(active) || !isWorking(g, active)) return [];
    const effect = powerDef(g, active.card).active;
    return effect ? [{ card: active.card, effect }] : [];
  });
}

/** The place of the hero a power lies with. */
export function ownerOf(g: G, card: CardId): HeroId {
  const owner = g.state.heroes.findIndex((_, id) => powersWith(g, id).includes(card));
  if (owner < 0) throw new Error(`nobody has ${g.def(card).id}`);
  return owner;
}

/** DN-ACTIV-05: on one target at a time. */
export function activate(g: G, active: Active): void {
  g.state.active = g.state.active.filter(({ card }) => card !== active.card);
  g.state.active.push(active);
  const { card, location, blight } = active;
  const target = location ?? blight ?? (active.hero === undefined ? 'none' : nameOf(g, active.hero));
  g.emit('activated', { card, target });
}

export function deactivate(g: G, card: CardId): void {
  if (!activeOf(g, card)) return;
  g.state.active = g.state.active.filter(active => active.card !== card);
  g.emit('deactivated', { card });
}

export function exhaust(g: G, card: CardId): void {
  if (isExhausted(g, card)) return;
  g.state.exhausted.push(card);
  g.emit('exhausted', { card });
}

/** DN-EXH-02, DN-EXH-06: what was suppressed is active again, as it still lies on its target. */
export function refresh(g: G, cards: readonly CardId[]): void {
  const turned = cards.filter(card => isExhausted(g, card));
  if (turned.length === 0) return;
  g.state.exhausted = g.state.exhausted.filter(card => !turned.includes(card));
  g.emit('refreshed', { cards: turned });
}

export const familyOf = (g: G, hero: HeroId, family: Family): CardId[] =>
  g.cards(powersOf(hero)).filter(card => powerDef(g, card).family === family);

/** DN-CLAR-08: a suppressed Oath still counts as active. */
export const activeInFamily = (g: G, hero: HeroId, family: Family): CardId[] =>
  familyOf(g, hero, family).filter(card => activeOf(g, card));

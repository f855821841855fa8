import type { CardId } from '@tavolata/kernel';
import type { G, HeroId } from '../state.ts';
import { heroAt, nameOf, placeOf } from '../verbs/heroes.ts';
import { activate, powerDef } from '../verbs/powers.ts';
import { powerDeck, powersOf } from '../zones.ts';

/** DN-POWER-02; DN-CLAR-12: some activate where they are gained, for good. */
export function gainPower(g: G, hero: HeroId, card: CardId): void {
  g.move(card, powersOf(hero));
  g.emit('power-gained', { hero: nameOf(g, hero), card });
  if (powerDef(g, card).kinds.includes('on-gain')) activate(g, { card, location: placeOf(g, hero) });
}

/** DN-CUSTOM-02: a custom deck is drawn from the bottom. */
export const isCustom = (g: G, hero: HeroId): boolean => {
  const { name } = heroAt(g, hero);
  return name !== undefined && g.state.customDecks[name] !== undefined;
};

/** The cards that would be drawn next. */
export function nextPowers(g: G, hero: HeroId, number: number): CardId[] {
  const deck = g.cards(powerDeck(hero));
  return isCustom(g, hero) ? deck.slice(-number).reverse() : deck.slice(0, number);
}

/** DN-POWER-09: from an empty deck nothing is drawn. */
export function drawPowers(g: G, hero: HeroId, number: number): void {
  for (const card of nextPowers(g, hero, number)) gainPower(g, hero, card);
}

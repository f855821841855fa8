import type { CardId } from '@tavolata/kernel';
import type { Moment } from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { forbids } from './blights.ts';
import { isExhausted, powerDef, powersWith } from './powers.ts';

/** Cards whose Bonus effects work for the hero now: not exhausted, no Corruption (DN-EXH-01, DN-BTYPE-02). */
export function bonusesOf(g: G, hero: HeroId): readonly CardId[] {
  const cards = powersWith(g, hero).filter(
    card => powerDef(g, card).kinds.includes('bonus') && !isExhausted(g, card),
  );
  return cards.length > 0 && forbids(g, hero, 'bonus') ? [] : cards;
}

/** Those among them that speak of a moment. */
export const bonusesWhen = (g: G, hero: HeroId, moment: Moment): CardId[] =>
  bonusesOf(g, hero).filter(card => powerDef(g, card).when?.includes(moment));

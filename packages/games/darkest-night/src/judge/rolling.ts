import type { Advice, CardId, Question } from '@tavolata/kernel';
import type { G, Roll } from '../state.ts';
import { chanceOf, chanceOfStored } from '../verbs/chance.ts';
import { targetIn } from '../verbs/dice.ts';
import { isRelic } from '../verbs/items.ts';
import { powerDef } from '../verbs/powers.ts';

/** From here on a roll is good enough as it is. */
const ENOUGH = 0.75;

/** What is used for a roll: what the hero carries and, where that may not do, the dice of Prediction or Inspire. */
export function useForRoll(g: G, question: Question & { readonly kind: 'some' }): Advice[] {
  const own = question.fallback as readonly number[];
  const made = g.state.rolls.at(-1);
  const target = made && targetIn(g, made);
  // Inspire and the dice of Prediction are worth more elsewhere than against one blight with one die.
  if (!made || target === undefined || made.kind === 'interference') return [];
  const cardAt = (i: number): CardId => question.options[i]?.card as CardId;
  const using = (picks: readonly number[]): Roll => ({ ...made, used: picks.map(cardAt) });
  if (chanceOf(g, using(own), target) >= ENOUGH) return [];
  const relics = own.filter(i => isRelic(g, cardAt(i)));
  const others = question.options.map((_, i) => i).filter(i => !own.includes(i));
  const prediction = others.find(i => powerDef(g, cardAt(i)).stores);
  if (prediction !== undefined && chanceOfStored(g, using(relics), target) === 1)
    return [{ pick: [...relics, prediction], worth: 1 }];
  const inspire = others.find(i => powerDef(g, cardAt(i)).active?.ends === 'used');
  return inspire === undefined ? [] : [{ pick: [...own, inspire], worth: 1 }];
}

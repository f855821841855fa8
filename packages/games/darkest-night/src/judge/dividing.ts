import type { Advice, CardId, Question } from '@tavolata/kernel';
import type { G, HeroId } from '../state.ts';
import { blightDef, blightsIn, isInEffect, isProtected, mightOf } from '../verbs/blights.ts';
import { successesIn } from '../verbs/dice.ts';
import { placeOf } from '../verbs/heroes.ts';
import { blightWorth, costOf } from './worth.ts';

/** DN-BTYPE-09: whether a blight that is beaten falls as well, if these are beaten. */
function falls(g: G, hero: HeroId, blight: CardId, beaten: readonly CardId[]): boolean {
  if (!isProtected(g, blight, hero)) return true;
  return blightsIn(g, placeOf(g, hero))
    .filter(other => blightDef(g, other).protectsOthers && isInEffect(g, other, hero))
    .every(shroud => beaten.includes(shroud));
}

/** Call to Death: one die for the first blight and the others for the second is enough to try (DN-CLAR-04). */
export function divideDice(g: G, hero: HeroId, question: Question & { readonly kind: 'some' }): Advice[] {
  const { card: first, second } = question.params as { readonly card: CardId; readonly second: CardId };
  const values = question.options.map(({ value = 0 }) => value);
  const worthOf = (pick: readonly number[]): number => {
    const dice: readonly (readonly [CardId, readonly number[]])[] = [
      [first, values.filter((_, i) => pick.includes(i))],
      [second, values.filter((_, i) => !pick.includes(i))],
    ];
    const beaten = dice.flatMap(([blight, mine]) =>
      successesIn(mine, mightOf(g, blight)) > 0 ? [blight] : [],
    );
    return dice.reduce((sum, [blight]) => {
      if (!beaten.includes(blight)) return sum - costOf(g, hero, blightDef(g, blight).defense);
      return falls(g, hero, blight, beaten) ? sum + blightWorth(g, blight) : sum;
    }, 0);
  };
  const groups = [...values.map((_, i) => [i]), ...(question.min === 0 ? [[]] : [])];
  return groups.map(pick => ({ pick, worth: worthOf(pick) })).sort((one, other) => other.worth - one.worth);
}

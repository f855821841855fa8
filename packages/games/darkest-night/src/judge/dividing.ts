import type { Advice, Ask, CardId } from '@tavolata/kernel';
import type { G, HeroId } from '../state.ts';
import { blightDef, mightOf } from '../verbs/blights.ts';
import { successesIn } from '../verbs/dice.ts';
import { blightWorth, costOf } from './worth.ts';

/** Call to Death: one die for the first blight and the others for the second is enough to try (DN-CLAR-04). */
export function divideDice(g: G, hero: HeroId, ask: Ask & { readonly kind: 'some' }): Advice[] {
  const { card: first, second } = ask.params as { readonly card: CardId; readonly second: CardId };
  const worth = (blight: CardId, values: readonly number[]): number =>
    successesIn(values, mightOf(g, blight)) > 0
      ? blightWorth(g, blight)
      : -costOf(g, hero, blightDef(g, blight).defense);
  const values = ask.options.map(({ value = 0 }) => value);
  const groups = [...values.map((_, i) => [i]), ...(ask.min === 0 ? [[]] : [])];
  return groups
    .map(pick => {
      const mine = values.filter((_, i) => pick.includes(i));
      const others = values.filter((_, i) => !pick.includes(i));
      return { pick, worth: worth(first, mine) + worth(second, others) };
    })
    .sort((one, other) => other.worth - one.worth);
}

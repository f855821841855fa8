import type { Def, Game, State } from '@tavolata/kernel';
import { holdLaws, type LawPlan } from '@tavolata/kernel/laws';
import { test } from 'vitest';

/** Where each batch of `size` matches begins, from one match to another. */
export const batches = (size: number, from: number, to: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / size) }, (_, batch) => from + batch * size);

const SIZE = 250;

/** `npm run test:long`: thousands of random matches. Every file that calls this has a worker of its own. */
export function holdLawsOver<S extends State, D extends Def>(
  game: Game<S, D>,
  planOf: (n: number) => LawPlan,
  from: number,
  to: number,
): void {
  test.for(batches(SIZE, from, to))('the laws hold from random match %i on', first => {
    for (let n = first; n < first + SIZE; n++) holdLaws(game, planOf(n));
  });
}

import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { mournersCall } from '../src/index.ts';

/** How a count ends in which a has 3 Unity. */
const resultAgainst = (unity: number) =>
  new Stage(mournersCall, {
    given: {
      phase: 'count',
      seats: {
        a: { unity: 3, motive: 'motive-mortis-oath' },
        b: { unity, motive: 'motive-stone-cabal' },
      },
    },
  }).state.core.result;

test('whoever cannot be told apart shares the victory, and the result says by which rule', context => {
  proves(context, 'MC-SCORE-04', 'MC-SCORE-07');
  expect(resultAgainst(3)).toMatchObject({ how: 'shared', winners: ['a', 'b'], rule: 'MC-SCORE-07' });
  expect(resultAgainst(2)).toMatchObject({ how: 'ranking', winners: ['a'], rule: 'MC-SCORE-04' });
});

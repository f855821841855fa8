import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { newGame } from '../src/index.ts';

test('whoever leaves takes no more turns, and the last one wins', context => {
  proves(context, 'NG-LEAVE-01');
  const stage = new Stage(newGame, { players: 3, given: { pot: 8 } });
  stage.leave('a');
  expect(stage.state).toMatchObject({ active: 'b', pot: 0 });
  stage.leave('b');
  expect(stage.state.core.result).toMatchObject({ winners: ['c'], reason: 'others-left' });
});

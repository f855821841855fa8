import { expect, test } from 'vitest';
import { about } from '../words.ts';
import { arranged, sceneOf } from './kit/cellar.ts';

test('through the eyes of somebody else nobody is told of things of their own', () => {
  const mine = sceneOf(arranged({}));
  const theirs = { ...mine, you: undefined };
  const of = (scene: typeof mine) =>
    ['items-of', 'souls-named'].map(key => scene.say.say(`board.${key}`, about(scene, { seat: 'a' })));
  expect(of(mine)).toEqual(['My items', 'My souls']);
  expect(of(theirs)).toEqual(['Ada’s items', 'Ada’s souls']);
});

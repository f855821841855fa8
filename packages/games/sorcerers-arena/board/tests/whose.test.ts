import { expect, test } from 'vitest';
import { inspect } from '../inspect.ts';
import { arranged, DUEL, sceneOf } from './kit/arena.ts';

test('the magnifying glass says in whose hand a card is', () => {
  const scene = sceneOf(arranged(DUEL));
  const [card] = scene.g.cards('hand/a');
  if (card === undefined) throw new Error('there is a card in hand');
  expect(inspect(scene, card).where).toBe('in your hand');
  expect(inspect({ ...scene, you: undefined }, card).where).toBe('in Ada’s hand');
});

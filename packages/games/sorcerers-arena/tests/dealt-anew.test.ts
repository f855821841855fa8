import { playOn, type Seat } from '@tavolata/kernel';
import { dealAnew, keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { expect, test } from 'vitest';
import { sorcerersArena } from '../src/index.ts';
import type { ArenaState } from '../src/state.ts';
import { deck, hand } from '../src/zones.ts';

const secret = { key: keyOf('arena'), salt: keyOf('salt') };
const hidden = (state: ArenaState, seat: Seat): string[] => {
  const g = playOn(sorcerersArena, state);
  return [...g.cards(deck(seat)), ...g.cards(hand(seat))].map(card => g.def(card).id).sort();
};

test('where a match goes on elsewhere, everybody’s deck is still their own', () => {
  const match = Match.start(sorcerersArena, setupFor(sorcerersArena, 2), secret);
  for (let i = 0; i < 60 && !match.result; i++)
    for (const { seat, fallback } of match.questions.slice(0, 1)) match.answer(seat, fallback);
  const { state } = match.resumePoint();
  expect(hidden(state, 'b').length).toBeGreaterThan(5);
  const dealt = ['one', 'two', 'three'].map(key => dealAnew(sorcerersArena, state, ['a'], keyOf(key)));
  for (const seat of ['a', 'b'] as const)
    for (const other of dealt) expect(hidden(other, seat)).toEqual(hidden(state, seat));
  const inOrder = (other: ArenaState): string => {
    const g = playOn(sorcerersArena, other);
    return g
      .cards(deck('b'))
      .map(card => g.def(card).id)
      .join();
  };
  expect(new Set(dealt.map(inOrder)).size).toBeGreaterThan(1);
});

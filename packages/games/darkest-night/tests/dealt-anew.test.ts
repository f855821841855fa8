import { playOn } from '@tavolata/kernel';
import { dealAnew, keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { expect, test } from 'vitest';
import { darkestNight } from '../src/index.ts';
import type { DarkestNightState } from '../src/state.ts';

const secret = { key: keyOf('night'), salt: keyOf('salt') };
/** The powers still to come, hero by hero. */
const decks = (state: DarkestNightState) => {
  const g = playOn(darkestNight, state);
  return Object.keys(state.core.zones)
    .filter(zone => zone.startsWith('power-deck/'))
    .map(zone => [zone, g.cards(zone).map(card => g.def(card).id)] as const);
};
const sorted = (state: DarkestNightState) => decks(state).map(([zone, ids]) => [zone, [...ids].sort()]);

test('where a match goes on elsewhere, every hero still has powers of their own', () => {
  const match = Match.start(darkestNight, setupFor(darkestNight, 2), secret);
  for (let i = 0; i < 60 && !match.result; i++)
    for (const { seat, fallback } of match.questions.slice(0, 1)) match.answer(seat, fallback);
  const { state } = match.resumePoint();
  expect(sorted(state).filter(([, ids]) => (ids?.length ?? 0) > 1).length).toBeGreaterThan(1);
  const dealt = ['one', 'two', 'three'].map(key => dealAnew(darkestNight, state, ['a'], keyOf(key)));
  for (const other of dealt) expect(sorted(other)).toEqual(sorted(state));
  expect(new Set(dealt.map(other => JSON.stringify(decks(other)))).size).toBeGreaterThan(1);
});

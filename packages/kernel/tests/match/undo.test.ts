import { describe, expect, test } from 'vitest';
import { agree, askTogether, choose, chooseNumber } from '../../src/index.ts';
import { Match, setupFor } from '../../src/match/index.ts';
import { bare, dealt, type Notes, secretOf } from '../toys/bare.ts';

const RED = ['ace', 'king', 'queen', 'jack', 'ten', 'nine'];

/** `a` notes a number, rolls, draws, or bids against `b`. */
const game = bare(
  function* (g) {
    const done = yield* choose(g, 'a', 'act', ['note', 'roll', 'draw', 'bid', 'trade']);
    if (done === 'note') g.state.notes.push('noted');
    if (done === 'roll') g.state.notes.push(`rolled ${g.die(1000)}`);
    const top = g.cards('deck')[0];
    if (done === 'draw' && top !== undefined) g.move(top, 'hand/a');
    if (done === 'bid')
      yield* askTogether((['a', 'b'] as const).map(seat => chooseNumber(seat, 'bid', { min: 0, max: 9 })));
    if (done === 'trade') g.state.notes.push(`traded ${yield* agree('b', 'trade')}`);
  },
  { deal: dealt({ deck: RED }) },
);
const WORDS = ['note', 'roll', 'draw', 'bid', 'trade'];
type Played = Match<Notes, (typeof game.defs)[number]>;
const started = (): Played => Match.start(game, setupFor(game, 2), secretOf('undo'));
function acts(match: Played, ...words: string[]): Played {
  for (const word of words) expect(match.answer('a', WORDS.indexOf(word))).toBeUndefined();
  return match;
}
const hand = (match: Played) =>
  (match.state.core.zones['hand/a'] ?? []).map(
    card => game.defs[match.state.core.def[card - 1_000_000] ?? 0]?.id,
  );

describe('while nothing was drawn or learnt', () => {
  test('undo is free and returns exactly', () => {
    const match = acts(started(), 'note');
    const before = match.digest();
    acts(match, 'note', 'note');
    expect(match.isFreeToUndo(1)).toBe(true);
    expect(match.undo(1, 'a')).toBeUndefined();
    expect([match.digest(), match.length]).toEqual([before, 1]);
  });

  test('the log only grows', () => {
    const match = acts(started(), 'note');
    match.undo(0, 'b');
    expect(match.log.map(({ t }) => t)).toEqual(['answer', 'undo']);
    expect(match.log[1]).toEqual({ t: 'undo', to: 0, seat: 'b', rekey: false });
  });

  test('a step can be taken back in its middle', () => {
    const match = acts(started(), 'note', 'trade');
    match.answer('b', true);
    match.undo(2, 'b');
    expect(match.questions).toMatchObject([{ seat: 'b', prompt: 'trade' }]);
    match.answer('b', false);
    expect(match.state.notes).toEqual(['noted', 'traded false']);
  });

  test('what happened after is no longer told', () => {
    const match = acts(started(), 'draw', 'draw');
    const before = match.events.length;
    acts(match, 'draw');
    match.undo(2, 'a');
    expect(match.events).toHaveLength(before);
  });
});

test('only a moment that was can be gone back to', () => {
  const match = acts(started(), 'note');
  for (const to of [-1, 1, 2, 0.5, Number.NaN])
    expect(match.undo(to, 'a')).toEqual({ code: 'no-such-moment' });
  expect(match.log).toHaveLength(1);
});

describe('past the information line', () => {
  test.each(['roll', 'draw'])('a %s stands between', word => {
    expect(acts(started(), 'note', word).isFreeToUndo(1)).toBe(false);
  });

  test('so does a secret answer that was shown', () => {
    const match = acts(started(), 'bid');
    match.answer('a', 1);
    match.answer('b', 2);
    expect(match.isFreeToUndo(1)).toBe(false);
  });

  test('dice fall anew', () => {
    const faces = new Set<string>();
    const match = acts(started(), 'roll');
    for (let n = 0; n < 10; n++) {
      faces.add(match.state.notes.join());
      match.undo(0, 'a');
      acts(match, 'roll');
    }
    expect(faces.size).toBeGreaterThan(7);
  });

  test('cards nobody knows are dealt anew, and those somebody knew then stay', () => {
    const match = acts(started(), 'draw');
    const first = hand(match);
    const seconds = new Set<string>();
    for (let n = 0; n < 12; n++) {
      acts(match, 'draw');
      seconds.add(hand(match).slice(1).join());
      match.undo(match.length - 1, 'a');
      expect(hand(match)).toEqual(first);
    }
    expect(seconds.size).toBeGreaterThan(2);
  });

  test('undoing the undo does not bring the old future back', () => {
    const match = acts(started(), 'note', 'roll');
    const [, rolled] = match.state.notes;
    match.undo(1, 'a');
    expect(match.isFreeToUndo(1)).toBe(false);
    match.undo(1, 'a');
    acts(match, 'roll');
    expect(match.state.notes).toHaveLength(2);
    expect(match.state.notes[1]).not.toBe(rolled);
  });

  test('the whole story replays from the log', () => {
    const match = acts(started(), 'draw', 'roll');
    match.undo(1, 'b');
    acts(match, 'roll', 'draw', 'note');
    match.undo(3, 'a');
    match.undo(0, 'a');
    acts(match, 'draw');
    const again = Match.replay(game, match.setup, match.secret, match.log);
    expect(again.digest()).toBe(match.digest());
    expect(again.events).toEqual(match.events);
    expect(again.length).toBe(match.length);
  });

  test('a match resumed from a checkpoint never draws from a key it had used', () => {
    const match = acts(started(), 'roll');
    match.undo(0, 'a');
    acts(match, 'roll');
    const resumed = Match.from(game, match.setup, match.secret, match.resumePoint().state);
    acts(resumed, 'roll');
    resumed.undo(0, 'a');
    expect(resumed.state.core.chance.epoch).toBe(2);
  });
});

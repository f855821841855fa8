import { expect, test } from 'vitest';
import { agree, choose, FIRST_CARD, type Game } from '../../src/index.ts';
import { Match, type Rejection, setupFor } from '../../src/match/index.ts';
import { bare, dealt, type Notes, secretOf } from '../toys/bare.ts';

const broken = bare(function* (g) {
  const card = yield* choose(g, 'a', 'play', ['good', 'bad', 'leave-me-alone']);
  g.state.notes.push(`${card} begins`);
  yield* agree('a', 'sure');
  if (card === 'bad') throw new Error('the card is wrong');
  g.state.notes.push(`${card} ends`);
});
const started = (game: Game<Notes> = broken) => Match.start(game, setupFor(game, 2), secretOf('crash'));
const reportOf = (rejection: Rejection | undefined) => {
  if (rejection?.code !== 'crashed') throw new Error('nothing crashed');
  return rejection.report;
};

test('a card that throws takes its step back and the match goes on', () => {
  const match = started();
  for (const pick of [0, true]) match.answer('a', pick);
  const before = match.digest();
  match.answer('a', 1);
  expect(match.answer('a', true)).toMatchObject({ code: 'crashed' });
  expect(match.digest()).toBe(before);
  expect(match.questions).toMatchObject([{ prompt: 'play' }]);
  for (const pick of [0, true]) match.answer('a', pick);
  expect(match.state.notes).toEqual(['good begins', 'good ends', 'good begins', 'good ends']);
});

test('the report runs the failing step again', () => {
  const match = started();
  for (const pick of [0, true, 1]) match.answer('a', pick);
  const report = reportOf(match.answer('a', true));
  expect(report).toMatchObject({ game: 'bare', version: '1', setup: match.setup });
  expect(report.error).toContain('the card is wrong');
  const again = Match.from(broken, report.setup, match.secret, report.checkpoint as Notes);
  const answers = report.deeds.flatMap(deed => (deed.t === 'answer' ? [deed] : []));
  const outcomes = answers.map(({ seat, pick }) => again.answer(seat, pick)?.code);
  expect(outcomes).toEqual([undefined, 'crashed']);
});

test('the log says what was tried and taken back, and replays to the same position', () => {
  const match = started();
  for (const pick of [0, true, 1, true, 0]) match.answer('a', pick);
  expect(match.log.map(({ t }) => t)).toEqual(['answer', 'answer', 'answer', 'answer', 'rollback', 'answer']);
  const again = Match.replay(broken, match.setup, match.secret, match.log);
  expect([again.digest(), again.log]).toEqual([match.digest(), match.log]);
});

test('the log replays too where the card has been repaired', () => {
  const match = started();
  for (const pick of [1, true, 0]) match.answer('a', pick);
  const repaired = bare(function* (g) {
    const card = yield* choose(g, 'a', 'play', ['good', 'bad', 'leave-me-alone']);
    g.state.notes.push(`${card} begins`);
    yield* agree('a', 'sure');
    g.state.notes.push(`${card} ends`);
  });
  expect(Match.replay(repaired, match.setup, match.secret, match.log).digest()).toBe(match.digest());
});

test('a step that throws before it asks takes back the answer that led to it', () => {
  const game = bare(function* (g) {
    if (g.state.notes.includes('doom')) throw new Error('doomed');
    g.state.notes.push((yield* choose(g, 'a', 'next', ['fine', 'doom'])) ?? '');
  });
  const match = started(game);
  match.answer('a', 0);
  expect(match.answer('a', 1)).toMatchObject({ code: 'crashed' });
  expect(match.state.notes).toEqual(['fine']);
  expect(match.answer('a', 0)).toBeUndefined();
});

test('a rule of leaving that throws leaves the seat in its place', () => {
  const match = started({
    ...broken,
    leave: () => {
      throw new Error('cannot go');
    },
  });
  match.answer('a', 0);
  expect(match.leave('a')).toMatchObject({ code: 'crashed' });
  expect(match.state.core.left).toEqual([]);
  expect(match.answer('a', 2)).toBeUndefined();
});

/** One long step: `a` draws as often as it likes, and may ruin everything. */
const drawing = bare(
  function* (g) {
    while (true) {
      const act = yield* choose(g, 'a', 'act', ['draw', 'bad', 'end']);
      if (act === 'bad') throw new Error('the card is wrong');
      if (act === 'end') return;
      const top = g.cards('deck')[0];
      if (top !== undefined) g.move(top, 'hand/a');
    }
  },
  { deal: dealt({ deck: ['ace', 'king', 'queen', 'jack', 'ten', 'nine'] }) },
);

test('what an undo dealt anew stays so when the step throws afterwards', () => {
  const match = started(drawing);
  const deck = () => match.state.core.zones.deck?.map(card => match.state.core.def[card - FIRST_CARD]);
  const [first] = deck() ?? [];
  match.answer('a', 0);
  match.undo(0, 'a');
  const anew = deck();
  expect(anew?.[0]).not.toBe(first);
  expect(match.answer('a', 1)).toMatchObject({ code: 'crashed' });
  expect([deck(), match.state.core.chance.epoch, match.length]).toEqual([anew, 1, 1]);
  const again = Match.replay(drawing, match.setup, match.secret, match.log);
  expect([again.digest(), again.length]).toEqual([match.digest(), 1]);
});

test('whoever left in a step that throws has left', () => {
  const match = started(drawing);
  match.answer('a', 0);
  match.leave('b');
  expect(match.answer('a', 1)).toMatchObject({ code: 'crashed' });
  expect([match.state.core.left, match.length]).toEqual([['b'], 1]);
  expect(match.state.core.zones.deck).toHaveLength(6);
  const again = Match.replay(drawing, match.setup, match.secret, match.log);
  expect([again.digest(), again.length]).toEqual([match.digest(), 1]);
});

test('where even leaving throws, the step has not begun', () => {
  const doomed = bare(function* (g) {
    const act = yield* choose(g, 'a', 'act', ['go', 'bad']);
    // Nobody can be asked in the seat that is empty.
    yield* agree(g.state.core.left.includes('b') && act === 'bad' ? 'b' : 'a', 'sure');
    if (act === 'bad') throw new Error('the card is wrong');
  });
  const match = started(doomed);
  match.answer('a', 1);
  match.leave('b');
  expect(match.answer('a', true)).toMatchObject({ code: 'crashed' });
  expect(match.questions).toMatchObject([{ seat: 'a', prompt: 'act' }]);
  expect(Match.replay(doomed, match.setup, match.secret, match.log).digest()).toBe(match.digest());
});

import type { Result, Seat } from '@tavolata/kernel';
import { Speaker } from '@tavolata/table';
import { expect, test } from 'vitest';
import { en } from '../../../generated/texts/en.ts';
import { reasonLine } from '../../../src/table/end/verdict.ts';
import type { TablePageState } from '../../../src/table/state/page-state.ts';

const GAME = { 'result.others-left': 'Everybody else has left.', 'result.souls': 'Four souls.' };

/** An online table of three, as somebody sees it. */
function tableOf(viewer: string, left: readonly string[]): TablePageState {
  const seats = ['a', 'b', 'c'].map(seat => ({ seat, who: 'person', left: left.includes(seat) }));
  const speaker = new Speaker({
    language: 'en',
    texts: [en, GAME],
    seats: { a: 'Ada', b: 'Bruno', c: 'Cleo' },
  });
  const session = { company: {}, table: { value: { viewer, snapshot: { seats } } } };
  return { session, speaker: { value: speaker } } as unknown as TablePageState;
}

const ended = (reason: string): Result =>
  ({ how: 'ranking', winners: ['a' as Seat], order: [], reason, rule: 'X' }) as unknown as Result;

test('whoever conceded is told so, and the others who has left', () => {
  expect(reasonLine(tableOf('b', ['b', 'c']), ended('others-left'))).toBe('You conceded.');
  expect(reasonLine(tableOf('a', ['b', 'c']), ended('others-left'))).toBe('Bruno and Cleo have left.');
  expect(reasonLine(tableOf('onlooker', ['b']), ended('others-left'))).toBe('Bruno has left.');
});

test('an end that nobody’s leaving brought is told as it is', () => {
  expect(reasonLine(tableOf('b', ['b']), ended('souls'))).toBe('Four souls.');
});

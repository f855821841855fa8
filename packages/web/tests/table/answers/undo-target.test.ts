import type { TableEvent } from '@tavolata/table';
import { expect, test } from 'vitest';
import { undoTarget } from '../../../src/table/answers/undo-target.ts';

/** An event that came of the answer after so many others; what has no words is not in the log. */
const happened = (to: number, line?: string): TableEvent => ({
  n: to,
  type: 'happened',
  params: line === undefined ? {} : { line },
  to,
});
const lineOf = ({ params }: TableEvent): string | undefined => params.line as string | undefined;

const EVENTS = [happened(0, 'dealt'), happened(0, 'built'), happened(2, 'drawn'), happened(3)];

test('an undo is told by the first line of the log that it would take back', () => {
  expect(undoTarget(EVENTS, 2, lineOf)).toEqual({ key: 'undo.before', line: 'drawn' });
});

test('where no line followed, by the last one that stays', () => {
  expect(undoTarget(EVENTS, 3, lineOf)).toEqual({ key: 'undo.after', line: 'drawn' });
  expect(undoTarget(EVENTS, 5, lineOf)).toEqual({ key: 'undo.after', line: 'drawn' });
});

test('the deal is not taken back with the first answer', () => {
  expect(undoTarget(EVENTS, 0, lineOf)).toEqual({ key: 'undo.start' });
});

test('where the log is empty, it still says that nothing of it would be lost', () => {
  expect(undoTarget([happened(1)], 2, lineOf)).toEqual({ key: 'undo.unlogged' });
});

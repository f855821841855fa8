import type { Names } from '@tavolata/board-kit';
import { isSeat } from '@tavolata/kernel';
import type { Notice } from '@tavolata/table';
import type { Entry } from './log-entries.ts';

/** What seats are called in each entry of the log: as whoever sat there then, though it has changed hands since. */
export function namesThen(entries: readonly Entry[], now: Names): readonly Names[] {
  let names = now;
  const backwards = [...entries].reverse().map(entry => {
    const then = names;
    if (entry.kind === 'notice') names = before(entry.notice, names);
    return then;
  });
  return backwards.reverse();
}

/** Before that was said. Entries between two changes share one object. */
const before = ({ params: { seat, was } }: Notice, names: Names): Names =>
  isSeat(seat) && typeof was === 'string' ? { ...names, [seat]: was } : names;

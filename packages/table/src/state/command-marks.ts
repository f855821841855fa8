import type { Reply } from '../errors.ts';
import type { CommandMark } from './log-line.ts';

/** How many of a seat's latest commands are recognized when they are sent again. */
const REMEMBERED_COMMANDS = 32;
/** How far a command's number may be beyond the last: with the highest of all, none would be left for other devices. */
const MAX_NUMBER_GAP = 2 ** 32;

/** The latest commands of a seat, each in the place of the one it makes forgotten. */
export class CommandMarks {
  /** The number of the last one. */
  last = 0;
  private readonly marks: CommandMark[] = [];
  private count = 0;

  add(mark: CommandMark): void {
    this.marks[this.count++ % REMEMBERED_COMMANDS] = mark;
    this.last = mark.n;
  }

  /** What a command under this number was answered, if it is not a new one. */
  replyTo(n: number, sum: number): Reply | undefined {
    const { last } = this;
    if (n > last)
      return n - last > MAX_NUMBER_GAP ? { n, ok: false, error: { code: 'malformed' } } : undefined;
    const known = this.marks.find(mark => mark.n === n);
    if (known?.sum === sum)
      return known.code ? { n, ok: false, error: { code: known.code } } : { n, ok: true };
    return { n, ok: false, error: { code: known ? 'number-used' : 'number-too-old' } };
  }
}

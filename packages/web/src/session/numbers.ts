import type { Reply } from '@tavolata/table';
import type { TableSnapshot } from './session.ts';

/** Numbers tried for one command. */
export const MOST_TRIES = 5;

/** The numbers of one seat's commands: each is given once, also while those before it are still under way. */
export class CommandNumbers {
  private used: number;

  constructor(used = 0) {
    this.used = used;
  }

  /** Two devices may share a seat: the table says which numbers are used. */
  next(table: TableSnapshot | undefined): number {
    this.used = Math.max(this.used, table?.snapshot.number ?? 0) + 1;
    return this.used;
  }
}

/** Another device of this seat was faster with that number: ours has not happened. */
export const isTaken = (reply: Reply): boolean =>
  !reply.ok && ['number-used', 'number-too-old'].includes(reply.error.code);

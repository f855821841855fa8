import type { Pick, Seat } from '@tavolata/kernel';
import type { History } from './history.ts';
import type { LogLine } from './log-line.ts';

/** An answer that the log says was rolled back. */
interface FailedAnswer {
  /** How many deeds stood before it, and how many of them were the seat's answers. */
  readonly at: number;
  readonly answers: number;
  readonly seat: Seat;
  readonly q: string;
  readonly pick: Pick;
}

/** The answers that made the rules throw: nobody gives them again by itself. */
export class FailedAnswers {
  private failed: FailedAnswer[] = [];

  /** Notes a line; `isRolledBack` says whether the next one rolls it back. */
  note(entry: LogLine['entry'], isRolledBack: boolean, history: History): void {
    // Taking back what led to a crash may lead somewhere else: there, nothing has been tried yet.
    if (entry.t === 'undo') this.failed = this.failed.filter(({ at }) => at <= entry.to);
    if (entry.t !== 'answer' || !isRolledBack) return;
    const { seat, q, pick } = entry;
    this.failed.push({ at: history.length, answers: history.answersOf(seat), seat, q, pick });
  }

  get isEmpty(): boolean {
    return this.failed.length === 0;
  }

  /** The picks that failed at this very question, named by its fingerprint. */
  picksAt(seat: Seat, fingerprint: string, history: History): readonly Pick[] {
    const answers = history.answersOf(seat);
    return this.failed.flatMap(each =>
      each.seat === seat && each.answers === answers && each.q === fingerprint ? [each.pick] : [],
    );
  }
}

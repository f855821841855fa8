import type { Question } from '@tavolata/kernel';
import type { SeatSnapshot, Update } from '@tavolata/table';
import { applyDiff } from '../diff/diff.ts';
import type { UpdateMessage } from './from-server.ts';

/** A client's side of differences: makes each update whole again. It outlives a connection, whose first update is whole. */
export class UpdateReader {
  /** The update read last. */
  latest: Update | undefined;
  /** The last question, open or answered. */
  private question: Question | undefined;

  /** Nothing for a difference to what was never told. */
  read(message: UpdateMessage): Update | undefined {
    const update = message.d ? this.whole(message) : message.u;
    if (update) this.latest = update;
    return update;
  }

  private whole({ u, d, question }: Extract<UpdateMessage, { question?: unknown }>): Update | undefined {
    const { latest } = this;
    if (!latest) return undefined;
    this.question = latest.snapshot.asked?.question ?? this.question;
    if (question) this.question = applyDiff(this.question, question) as Question;
    const told = applyDiff(latest.snapshot, d) as SeatSnapshot;
    const { asked } = told;
    const snapshot =
      asked && this.question ? { ...told, asked: { q: asked.q, question: this.question } } : told;
    return {
      viewer: latest.viewer,
      events: [],
      notices: [],
      ...u,
      cursor: { ...latest.cursor, ...u.cursor },
      snapshot,
    };
  }
}

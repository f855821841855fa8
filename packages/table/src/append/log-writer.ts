import type { Def, State } from '@tavolata/kernel';
import type { Problem } from '../errors.ts';
import { type Ports, StorageConflict } from '../ports.ts';
import type { CommandMark, LogLine } from '../state/log-line.ts';
import { type Decision, TableState } from '../state/table-state.ts';
import type { MaybePromise } from '../util/maybe-promise.ts';
import { runInSlices } from '../util/time-slices.ts';
import { checkpointOf, reportDivergence, restore } from './restore.ts';
import type { TaskQueue } from './task-queue.ts';

/** Keeps memory and storage equal: nothing is applied before it is durable. */
export class LogWriter<S extends State, D extends Def> {
  state: TableState<S, D>;
  private readonly ports: Ports;
  private readonly queue: TaskQueue;
  private writing: Promise<void> | undefined;
  private outdated = false;

  constructor(state: TableState<S, D>, ports: Ports, queue: TaskQueue) {
    this.state = state;
    this.ports = ports;
    this.queue = queue;
  }

  /** Appends a decision to the log, then applies it. If that fails, nothing has changed. */
  save(decision: Decision<S, D>, mark?: CommandMark, left?: number): MaybePromise<Problem | undefined> {
    const { state } = this;
    const lines = this.linesOf(decision, mark, left);
    const over = (decision.match ?? state.match)?.result !== undefined;
    const saved = this.ports.storage.append(state.header.id, state.lines.length, lines, over);
    const adopt = (): undefined => state.adopt(decision, lines);
    return saved ? saved.then(adopt, (error: unknown) => this.refused(error)) : adopt();
  }

  /** The first line tells what all of them carry out. */
  private linesOf(
    { entries, crash }: Decision<S, D>,
    mark: CommandMark | undefined,
    left: number | undefined,
  ): LogLine[] {
    const at = this.ports.clock.now();
    const command: CommandMark | undefined = mark && crash ? { ...mark, code: 'crashed' } : mark;
    // Each in one piece, not key by key: they are kept as long as the match, and so take less room.
    const lines = entries.map(
      (entry, i): LogLine => (i === 0 && command ? { entry, at, command } : { entry, at }),
    );
    if (lines[0] && left !== undefined) lines[0] = { ...lines[0], left };
    return lines;
  }

  /** Writes a checkpoint, one at a time; what happens meanwhile goes into the next. */
  checkpoint(): void {
    if (this.writing) {
      this.outdated = true;
      return;
    }
    const { state } = this;
    const checkpoint = checkpointOf(state);
    if (!checkpoint) return;
    const { parts: past, isAll } = state.unsavedPast();
    // Of a long match that was played again only `MAX_PARTS` are written at once.
    this.outdated = !isAll;
    this.writing = this.ports.storage
      .checkpoint(state.header.id, checkpoint, past)
      .then(() => state.saved(past))
      // The log is what counts; the next checkpoint may fare better.
      .catch(() => undefined)
      .finally(() => {
        this.writing = undefined;
        // In the queue: only there is the match where its log is.
        if (this.outdated) void this.queue.run(() => this.checkpoint());
      });
  }

  /** Resolves when the last checkpoint is written. */
  async flush(): Promise<void> {
    while (this.writing) {
      await this.writing;
      await this.queue.drained();
    }
  }

  /** Takes what is stored for true. Whether there was more than is known here. */
  async reread(): Promise<boolean> {
    const { game, header, lines } = this.state;
    const stored = await this.ports.storage.load(header.id);
    if (!stored || stored.lines.length === lines.length) return false;
    this.state = await restore(game, stored, this.ports);
    return true;
  }

  /**
   * Has the match from its beginning, so that it can go back further than the checkpoint it was taken up at. False if
   * the rules part from its log: then it goes on as it is, and that is reported.
   */
  async playAgain(): Promise<boolean> {
    const { state, ports } = this;
    const { game, header, lines, match } = state;
    try {
      const whole = await runInSlices(TableState.replay(game, { header, lines }), ports.leisure);
      if (whole.match?.digest() !== match?.digest())
        throw new Error('the match stands elsewhere than its log says');
      whole.savedAs(state);
      this.state = whole;
      return true;
    } catch (error) {
      await reportDivergence(error, state, ports);
      return false;
    }
  }

  /** Another host has written: what it wrote is true. It may be this one's own, stored after all. */
  private async refused(error: unknown): Promise<Problem> {
    if (!(error instanceof StorageConflict)) return { code: 'not-saved' };
    await this.reread().catch(() => undefined);
    return { code: 'conflict' };
  }
}

import type { Def, State } from '@tavolata/kernel';
import type { Problem } from './errors.ts';
import { type CommandMark, isKernel, type Line } from './lines.ts';
import { type Ports, StorageConflict } from './ports.ts';
import type { Queue } from './queue.ts';
import { checkpointOf } from './resume.ts';
import type { Soon } from './soon.ts';
import { type Draft, Standing } from './standing.ts';

/** Keeps what is true in memory and what is stored the same: nothing is noted before it is durable. */
export class Books<S extends State, D extends Def> {
  standing: Standing<S, D>;
  private readonly ports: Ports;
  private readonly queue: Queue;
  private writing: Promise<void> | undefined;
  private outdated = false;

  constructor(standing: Standing<S, D>, ports: Ports, queue: Queue) {
    this.standing = standing;
    this.ports = ports;
    this.queue = queue;
  }

  /** Saves a draft, then notes it. If that fails, everything is as before and the match itself is taken back. */
  save(draft: Draft, mark?: CommandMark, left?: number): Soon<Problem | undefined> {
    const { standing } = this;
    const lines = this.linesOf(draft, mark, left);
    const over = standing.match?.result !== undefined;
    const saved = this.ports.storage.append(standing.header.id, standing.lines.length, lines, over);
    const noted = (): undefined => standing.note(lines);
    return saved ? saved.then(noted, (error: unknown) => this.recover(error, draft)) : noted();
  }

  /** The first line tells what all of them carry out. */
  private linesOf(
    { entries, crash }: Draft,
    mark: CommandMark | undefined,
    left: number | undefined,
  ): Line[] {
    const at = this.ports.clock.now();
    const command: CommandMark | undefined = mark && crash ? { ...mark, code: 'crashed' } : mark;
    // Each in one piece, not key by key: they are kept as long as the match, and so take less room.
    const lines = entries.map(
      (entry, i): Line => (i === 0 && command ? { entry, at, command } : { entry, at }),
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
    const checkpoint = checkpointOf(this.standing);
    if (!checkpoint) return;
    this.outdated = false;
    this.writing = this.ports.storage
      .checkpoint(this.standing.header.id, checkpoint)
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
    const { game, header, lines } = this.standing;
    const stored = await this.ports.storage.load(header.id);
    if (!stored || stored.lines.length === lines.length) return false;
    this.standing = Standing.of(game, header, stored.lines);
    return true;
  }

  private async recover(error: unknown, { entries }: Draft): Promise<Problem> {
    const { game, header, lines } = this.standing;
    const conflict = error instanceof StorageConflict;
    // The table's own lines change nothing before they are noted.
    if (!conflict && !entries.some(isKernel)) return { code: 'not-saved' };
    const stored = conflict ? await this.ports.storage.load(header.id).catch(() => undefined) : undefined;
    this.standing = Standing.of(game, header, stored?.lines ?? lines);
    return { code: conflict ? 'conflict' : 'not-saved' };
  }
}

/** A position between two steps, where nothing is under way. */
export interface Checkpoint<S> {
  /** How many deeds had been done. */
  readonly at: number;
  readonly events: number;
  readonly state: S;
}

/** Kept: the last checkpoint, the `RECENT` before it, and of older ones about one per `SPACING` deeds. */
const RECENT = 2;
const SPACING = 16;

/** The checkpoints of a match, in order: enough of them that none of its moments is far from one. */
export class Checkpoints<S> {
  private readonly kept: Checkpoint<S>[];

  constructor(kept: Checkpoint<S>[] = []) {
    this.kept = kept;
  }

  copy(): Checkpoints<S> {
    return new Checkpoints(this.kept.slice());
  }

  get last(): Checkpoint<S> | undefined {
    return this.kept.at(-1);
  }

  latestFirst(): readonly Checkpoint<S>[] {
    return this.kept.toReversed();
  }

  keep(checkpoint: Checkpoint<S>): void {
    // Steps that ask nothing leave no deed between them: the latest checkpoint serves them all.
    if (this.last?.at === checkpoint.at) this.kept.pop();
    this.kept.push(checkpoint);
    this.thin(this.kept.length - 1 - RECENT);
  }

  /** The last one at or before deed `to`. */
  before(to: number): Checkpoint<S> {
    for (let i = this.kept.length - 1; i >= 0; i--) {
      const checkpoint = this.kept[i] as Checkpoint<S>;
      if (checkpoint.at <= to) return checkpoint;
    }
    throw new Error('a match has at least its first checkpoint');
  }

  /** Drops all that came after this one. */
  cutAfter({ at }: Checkpoint<S>): void {
    while ((this.last?.at ?? 0) > at) this.kept.pop();
  }

  /** Drops the one that is no longer recent, if the one before it is less than `SPACING` deeds away. */
  private thin(index: number): void {
    const { kept } = this;
    const old = kept[index];
    const before = kept[index - 1];
    if (!old || !before || old.at - before.at >= SPACING) return;
    // Not `splice`, which would allocate a list at nearly every answer.
    kept.copyWithin(index, index + 1);
    kept.pop();
  }
}

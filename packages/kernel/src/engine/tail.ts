/** The beginning of a list that is kept elsewhere; read only when somebody asks for it. */
export interface Past<T> {
  readonly length: number;
  slice(from: number, to: number): readonly T[];
}

/** A list that grows and is cut at its end. What comes before `start` is its past, and stays as it is. */
export class Tail<T> {
  private readonly past: Past<T> | undefined;
  readonly start: number;
  private readonly list: T[];

  constructor(past?: Past<T>, list: T[] = []) {
    this.past = past;
    this.list = list;
    this.start = past?.length ?? 0;
  }

  get length(): number {
    return this.start + this.list.length;
  }

  copy(): Tail<T> {
    return new Tail(this.past, this.list.slice());
  }

  push(item: T): void {
    this.list.push(item);
  }

  slice(from = 0, to = this.length): readonly T[] {
    const { past, start, list } = this;
    if (from >= start) return from >= start + list.length ? [] : list.slice(from - start, to - start);
    const older = past?.slice(from, Math.min(to, start)) ?? [];
    return to <= start ? older : [...older, ...list.slice(0, to - start)];
  }

  /** The list itself if nothing is stored elsewhere; else a joined copy. */
  all(): readonly T[] {
    return this.start === 0 ? this.list : this.slice();
  }

  cut(length: number): void {
    if (length < this.start)
      throw new Error(`only what follows ${this.start} can be taken back, not ${length}`);
    this.list.length = length - this.start;
  }
}

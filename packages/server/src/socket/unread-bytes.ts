/** A connection, as far as what was sent over it waits to be read. */
export interface Backlog {
  readonly unread: number;
  /** Ends it at once: a close frame would only wait behind the rest. */
  cut(): void;
}

/** Bytes sent and not read, over all connections. Beyond the bound, those that have read least are cut off. */
export class UnreadBytes {
  private readonly most: number;
  private readonly waiting = new Map<Backlog, number>();
  /** An upper bound: that a client has read is found out when the bound is reached. */
  private sum = 0;

  constructor(most: number) {
    this.most = most;
  }

  get total(): number {
    for (const line of [...this.waiting.keys()]) this.note(line);
    return this.sum;
  }

  /** After something was sent. */
  sent(line: Backlog): void {
    this.note(line);
    if (this.sum > this.most && this.total > this.most) this.cut();
  }

  forget(line: Backlog): void {
    this.sum -= this.waiting.get(line) ?? 0;
    this.waiting.delete(line);
  }

  private note(line: Backlog): void {
    const { unread } = line;
    this.sum += unread - (this.waiting.get(line) ?? 0);
    if (unread > 0) this.waiting.set(line, unread);
    else this.waiting.delete(line);
  }

  private cut(): void {
    const worst = [...this.waiting].sort(([, one], [, other]) => other - one);
    for (const [line] of worst) {
      if (this.sum <= this.most) return;
      this.forget(line);
      line.cut();
    }
  }
}

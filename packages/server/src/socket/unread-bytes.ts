/** A connection, as far as what was sent over it waits to be read. */
export interface Backlog {
  readonly unread: number;
  /** At once, without a farewell that would only wait behind the rest. */
  cut(): void;
}

/** Bytes sent and not read, over all connections. Beyond the bound, those that have read least are cut off. */
export class UnreadBytes {
  private readonly most: number;
  private readonly waiting = new Map<Backlog, number>();
  /** Never less than there is: that somebody has read is found out when it matters. */
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

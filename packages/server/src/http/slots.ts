/** At most `most` of something at once under each key. */
export class Slots {
  private readonly taken = new Map<string, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Takes one, and returns what gives it back; undefined if none is free. */
  take(key: string): (() => void) | undefined {
    const count = this.taken.get(key) ?? 0;
    if (count >= this.most) return undefined;
    this.taken.set(key, count + 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.giveBack(key);
      isTaken = false;
    };
  }

  private giveBack(key: string): void {
    const count = (this.taken.get(key) ?? 0) - 1;
    if (count > 0) this.taken.set(key, count);
    else this.taken.delete(key);
  }
}

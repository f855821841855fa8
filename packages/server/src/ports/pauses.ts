/** How often the process notes that it serves, in milliseconds, */
const BEAT = 500;
/** and how late that must come to tell of a pause. */
const LATE = 1000;

/** Measures how long the process stood still: suspended, or blocked by something long. */
export class Pauses {
  private readonly now: () => number;
  private last: number;
  private sum = 0;

  constructor(now: () => number) {
    this.now = now;
    this.last = now();
    setInterval(() => this.beat(), BEAT).unref();
  }

  /** Whoever asks first after a pause may be called before the next beat is. */
  get total(): number {
    if (this.now() - this.last > BEAT + LATE) this.beat();
    return this.sum;
  }

  private beat(): void {
    const now = this.now();
    const late = now - this.last - BEAT;
    if (late > LATE) this.sum += late;
    this.last = now;
  }
}

/** A bucket of tokens that fills up again: so many per second, and bursts of twice as many. */
export class Bucket {
  private readonly perSecond: number;
  private tokens: number;
  private filled: number;

  constructor(perSecond: number, now = performance.now()) {
    this.perSecond = perSecond;
    this.tokens = perSecond * 2;
    this.filled = now;
  }

  take(now = performance.now()): boolean {
    const most = this.perSecond * 2;
    this.tokens = Math.min(most, this.tokens + ((now - this.filled) / 1000) * this.perSecond);
    this.filled = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }

  get isFull(): boolean {
    return this.tokens + ((performance.now() - this.filled) / 1000) * this.perSecond >= this.perSecond * 2;
  }
}

interface Address {
  readonly bucket: Bucket;
  connections: number;
}

/** What all connections of one address share. */
export class Addresses {
  private readonly known = new Map<string, Address>();
  private readonly perSecond: number;
  private readonly most: number;

  constructor(perSecond: number, connections: number) {
    this.perSecond = perSecond;
    this.most = connections;
  }

  /** One more connection; nothing if it has too many. */
  enter(address: string): { readonly bucket: Bucket; leave(): void } | undefined {
    let known = this.known.get(address);
    if (!known) {
      known = { bucket: new Bucket(this.perSecond), connections: 0 };
      this.known.set(address, known);
    }
    const entry = known;
    if (entry.connections >= this.most) return undefined;
    entry.connections++;
    return { bucket: entry.bucket, leave: () => this.leave(address, entry) };
  }

  /** Forgotten once nobody is left and its bucket tells nothing any more. */
  private leave(address: string, entry: Address): void {
    entry.connections--;
    const forget = (): void => {
      if (entry.connections === 0 && this.known.get(address) === entry) this.known.delete(address);
    };
    if (entry.bucket.isFull) forget();
    else if (entry.connections === 0) setTimeout(forget, 3000).unref();
  }
}

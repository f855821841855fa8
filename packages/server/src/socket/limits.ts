/** It holds so much as flows in within two seconds: bursts may be of twice as many as a second brings. */
const FILLS_WITHIN = 2000;

/** A bucket of tokens that fills up again, so many per second. */
export class Bucket {
  /** How long it takes for one token to flow in, in milliseconds. */
  private readonly drip: number;
  /** When it will be full. */
  private full: number;

  constructor(perSecond: number, now = performance.now()) {
    this.drip = 1000 / perSecond;
    this.full = now;
  }

  take(now = performance.now()): boolean {
    const full = Math.max(this.full, now) + this.drip;
    if (full - now > FILLS_WITHIN) return false;
    this.full = full;
    return true;
  }

  get isFull(): boolean {
    return this.full <= performance.now();
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

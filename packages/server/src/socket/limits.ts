/** Bursts may be of twice as many as a second brings. */
const FILLS_WITHIN = 2000;

/** A bucket of tokens that fills up again, so many per second. It holds as many as flow in within some milliseconds. */
export class Bucket {
  /** How long it takes for one token to flow in, in milliseconds. */
  private readonly drip: number;
  private readonly fillsWithin: number;
  /** When it will be full. */
  private full: number;

  constructor(perSecond: number, now = performance.now(), fillsWithin = FILLS_WITHIN) {
    this.drip = 1000 / perSecond;
    this.fillsWithin = fillsWithin;
    this.full = now;
  }

  take(now = performance.now()): boolean {
    const full = Math.max(this.full, now) + this.drip;
    if (full - now > this.fillsWithin) return false;
    this.full = full;
    return true;
  }

  get isFull(): boolean {
    return this.full <= performance.now();
  }
}

/** So many refusals at once tell of a client in a hurry, */
const FORGIVEN = 200;
/** and so many a second of one that sends again what was refused; more of them tell of a flood. */
const FORGIVEN_PER_SECOND = 5;

/** How often a connection may be told that it is too fast before it is ended, whatever passes in between. */
export const newForbearance = (now = performance.now()): Bucket =>
  new Bucket(FORGIVEN_PER_SECOND, now, (1000 * FORGIVEN) / FORGIVEN_PER_SECOND);

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

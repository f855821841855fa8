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

  /** How long it takes until it is full, in milliseconds. */
  get emptiness(): number {
    return Math.max(0, this.full - performance.now());
  }
}

/** So many refusals at once tell of a client in a hurry, */
const FORGIVEN = 200;
/** and so many a second of one that sends again what was refused; more of them tell of a flood. */
const FORGIVEN_PER_SECOND = 5;

/** How often a connection may be told that it is too fast before it is ended, whatever passes in between. */
export const newForbearance = (now = performance.now()): Bucket =>
  new Bucket(FORGIVEN_PER_SECOND, now, (1000 * FORGIVEN) / FORGIVEN_PER_SECOND);

/**
 * One in so many messages of an address may be a command that writes a line though nothing is played: undos, settings,
 * seats, clocks. Each table bounds them for itself, but somebody may sit at many.
 */
const ASIDES = 100;
/** People make them in bursts, and then for long none, in milliseconds. */
const ASIDES_WITHIN = 600_000;

/** What all connections of one address share. */
export interface Share {
  readonly messages: Bucket;
  readonly asides: Bucket;
}

interface Address extends Share {
  connections: number;
  forgetting?: NodeJS.Timeout;
}

export class Addresses {
  private readonly known = new Map<string, Address>();
  private readonly perSecond: number;
  private readonly most: number;

  constructor(perSecond: number, connections: number) {
    this.perSecond = perSecond;
    this.most = connections;
  }

  /** One more connection; nothing if it has too many. */
  enter(address: string): { readonly share: Share; leave(): void } | undefined {
    const entry = this.known.get(address) ?? this.note(address);
    if (entry.connections >= this.most) return undefined;
    entry.connections++;
    clearTimeout(entry.forgetting);
    return { share: entry, leave: () => this.leave(address, entry) };
  }

  private note(address: string): Address {
    const asides = new Bucket(Math.max(1, this.perSecond / ASIDES), performance.now(), ASIDES_WITHIN);
    const entry = { messages: new Bucket(this.perSecond), asides, connections: 0 };
    this.known.set(address, entry);
    return entry;
  }

  /** Forgotten once nobody is left and its buckets tell nothing any more. */
  private leave(address: string, entry: Address): void {
    entry.connections--;
    if (entry.connections > 0) return;
    const wait = Math.max(entry.messages.emptiness, entry.asides.emptiness);
    if (wait === 0) this.known.delete(address);
    else entry.forgetting = setTimeout(() => this.known.delete(address), wait).unref();
  }
}

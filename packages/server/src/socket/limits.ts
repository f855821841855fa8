import type { Limits } from '../config.ts';

/** A burst may be as large as what this time brings. */
const BURST_MS = 2000;
/** Tolerance for sums of fractions. */
const ROUNDING_MS = 0.001;

/** A token bucket with a rate per second; it holds what flows in within a burst. */
export class TokenBucket {
  /** Milliseconds per token. */
  private readonly drip: number;
  private readonly fillsWithin: number;
  /** When it will be full. */
  private full: number;

  constructor(perSecond: number, now = performance.now(), fillsWithin = BURST_MS) {
    this.drip = 1000 / perSecond;
    this.fillsWithin = fillsWithin;
    this.full = now;
  }

  take(now = performance.now()): boolean {
    const full = Math.max(this.full, now) + this.drip;
    if (full - now > this.fillsWithin + ROUNDING_MS) return false;
    this.full = full;
    return true;
  }

  /** Takes `more` tokens for what was let pass: the bucket may owe them. */
  charge(more: number): void {
    this.full += this.drip * more;
  }

  /** Milliseconds until it is full. */
  get emptiness(): number {
    return Math.max(0, this.full - performance.now());
  }
}

/** Number of buckets at which full ones are first removed; then at twice the number that was left. */
const FIRST_SWEEP = 1000;

/** A bucket for each key; a full one is removed, since it holds no information. */
export class BucketsByKey {
  private readonly buckets = new Map<string, TokenBucket>();
  private readonly make: () => TokenBucket;
  private sweepAt = FIRST_SWEEP;

  constructor(make: () => TokenBucket) {
    this.make = make;
  }

  take(key: string): boolean {
    return this.of(key).take();
  }

  of(key: string): TokenBucket {
    const known = this.buckets.get(key);
    if (known) return known;
    if (this.buckets.size >= this.sweepAt) this.sweep();
    const bucket = this.make();
    this.buckets.set(key, bucket);
    return bucket;
  }

  private sweep(): void {
    for (const [key, { emptiness }] of this.buckets) if (emptiness === 0) this.buckets.delete(key);
    this.sweepAt = Math.max(FIRST_SWEEP, 2 * this.buckets.size);
  }
}

/** Refusals a client may have in a burst, and per second; more is a flood. */
const MAX_REFUSALS = 200;
const REFUSALS_PER_SECOND = 5;

/** How often a connection may be told that it is too fast before it is ended, whatever passes in between. */
export const newRefusalBucket = (now = performance.now(), most = MAX_REFUSALS): TokenBucket =>
  new TokenBucket(REFUSALS_PER_SECOND, now, (1000 * most) / REFUSALS_PER_SECOND);

/** Fewer for WebSocket pings and pongs: no honest client floods with them. */
export const MAX_CONTROL_REFUSALS = 20;

/**
 * One in `MESSAGES_PER_SIDE_COMMAND` messages of an address may be a command that writes a line but plays nothing: undo,
 * settings, seats, clocks. Each table limits them too, but one guest may sit at many.
 */
const MESSAGES_PER_SIDE_COMMAND = 100;
/** Long, since people make them in bursts and then for long none. */
const SIDE_COMMANDS_BURST_MS = 600_000;

/** The burst of new connections of an address: all behind one router come back at once. */
const ARRIVALS_BURST_MS = 12_000;

export const arrivalBucket = (perSecond: number): TokenBucket =>
  new TokenBucket(perSecond, performance.now(), ARRIVALS_BURST_MS);

/** One in this many messages of an address may be a line of chat: it is stored, and sent to all at its table. */
const MESSAGES_PER_CHAT_LINE = 30;
const CHAT_BURST_MS = 10_000;

/** What all connections of one address share. */
export interface AddressShare {
  readonly messages: TokenBucket;
  readonly chat: TokenBucket;
  readonly asides: TokenBucket;
}

interface Address extends AddressShare {
  readonly arrivals: TokenBucket;
  connections: number;
  forgetting?: NodeJS.Timeout;
}

type LimitsOfAddress = Pick<Limits, 'addressMessages' | 'addressConnections' | 'newConnections'>;

export class AddressLimits {
  private readonly known = new Map<string, Address>();
  private readonly limits: LimitsOfAddress;

  constructor(limits: LimitsOfAddress) {
    this.limits = limits;
  }

  /** One more connection; nothing if it has too many, or too many new ones. */
  enter(address: string): { readonly share: AddressShare; leave(): void } | undefined {
    const entry = this.known.get(address) ?? this.note(address);
    if (entry.connections >= this.limits.addressConnections || !entry.arrivals.take()) return undefined;
    entry.connections++;
    clearTimeout(entry.forgetting);
    return { share: entry, leave: () => this.leave(address, entry) };
  }

  private note(address: string): Address {
    const { addressMessages, newConnections } = this.limits;
    const now = performance.now();
    const entry = {
      messages: new TokenBucket(addressMessages),
      asides: new TokenBucket(
        Math.max(1, addressMessages / MESSAGES_PER_SIDE_COMMAND),
        now,
        SIDE_COMMANDS_BURST_MS,
      ),
      chat: new TokenBucket(Math.max(1, addressMessages / MESSAGES_PER_CHAT_LINE), now, CHAT_BURST_MS),
      arrivals: arrivalBucket(newConnections),
      connections: 0,
    };
    this.known.set(address, entry);
    return entry;
  }

  /** Forgotten once nobody is left and its buckets tell nothing any more. */
  private leave(address: string, entry: Address): void {
    entry.connections--;
    if (entry.connections > 0) return;
    const { messages, chat, asides, arrivals } = entry;
    const wait = Math.max(...[messages, chat, asides, arrivals].map(({ emptiness }) => emptiness));
    if (wait === 0) this.known.delete(address);
    else entry.forgetting = setTimeout(() => this.known.delete(address), wait).unref();
  }
}

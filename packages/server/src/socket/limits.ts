import type { Limits } from '../config.ts';

/** Bursts may be of twice as many as a second brings. */
const BURST_MS = 2000;
/** What is added up of fractions may be wrong by less than this, in milliseconds. */
const ROUNDING_MS = 0.001;

/** A token bucket with a rate per second; it holds what flows in within a burst. */
export class TokenBucket {
  /** How long it takes for one token to flow in, in milliseconds. */
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

  /** What was taken costs more than one: the rest is paid for before the next. */
  charge(more: number): void {
    this.full += this.drip * more;
  }

  /** How long it takes until it is full, in milliseconds. */
  get emptiness(): number {
    return Math.max(0, this.full - performance.now());
  }
}

/** Buckets at which full ones are looked for first; then at twice the number left the last time. */
const FIRST_SWEEP = 1000;

/** A bucket for each key; forgotten once it is full, since it tells nothing any more. */
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

/** Refusals at once that a client in a hurry may have, */
const MAX_REFUSALS = 200;
/** and per second one that sends again what was refused; more is a flood. */
const REFUSALS_PER_SECOND = 5;

/** How often a connection may be told that it is too fast before it is ended, whatever passes in between. */
export const newRefusalBucket = (now = performance.now(), most = MAX_REFUSALS): TokenBucket =>
  new TokenBucket(REFUSALS_PER_SECOND, now, (1000 * most) / REFUSALS_PER_SECOND);

/** Nobody who means well sends WebSocket pings and pongs in a hurry. */
export const MAX_CONTROL_REFUSALS = 20;

/**
 * One in so many messages of an address may be a command that writes a line though nothing is played: undos, settings,
 * seats, clocks. Each table bounds them for itself, but somebody may sit at many.
 */
const MESSAGES_PER_SIDE_COMMAND = 100;
/** People make them in bursts, and then for long none, in milliseconds. */
const SIDE_COMMANDS_BURST_MS = 600_000;

/** Milliseconds of new connections in one burst of an address: a house behind one router comes back. */
const NEW_WITHIN = 12_000;

export const arrivalBucket = (perSecond: number): TokenBucket =>
  new TokenBucket(perSecond, performance.now(), NEW_WITHIN);

/** Messages of an address of which one may be a line of chat, which is kept and told to all at its table, */
const MESSAGES_PER_CHAT_LINE = 30;
/** in bursts of this many milliseconds. */
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

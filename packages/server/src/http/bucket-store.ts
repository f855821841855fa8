import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { BucketsByKey, TokenBucket } from '../socket/limits.ts';

/** What the plugin really hands over, be it for all routes or for one; its types say otherwise. */
interface Rate {
  readonly max: number;
  /** In milliseconds. */
  readonly timeWindow: number;
}

type Callback = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * How often somebody has asked, for the plugin that counts requests. Its own store counts by fixed windows, at whose
 * edges twice as many pass at once.
 */
export class BucketStore implements FastifyRateLimitStore {
  private readonly buckets: BucketsByKey;
  private readonly each: number;
  private readonly most: number;

  constructor(options: object) {
    const { max, timeWindow } = options as Rate;
    this.most = max;
    this.each = timeWindow / max;
    const make = (): TokenBucket => new TokenBucket(1000 / this.each, undefined, timeWindow);
    this.buckets = new BucketsByKey(make);
  }

  incr(key: string, done: Callback): void {
    const bucket = this.buckets.of(key);
    const isAllowed = bucket.take();
    const ttl = bucket.emptiness;
    done(null, { current: isAllowed ? this.taken(ttl) : this.most + 1, ttl: isAllowed ? ttl : this.each });
  }

  /** The same, and nothing is taken. */
  read(key: string, done: Callback): void {
    const ttl = this.buckets.of(key).emptiness;
    done(null, { current: this.taken(ttl), ttl });
  }

  child(options: object): BucketStore {
    return new BucketStore(options);
  }

  private taken(emptiness: number): number {
    return Math.min(this.most, Math.ceil(emptiness / this.each - ROUNDING));
  }
}

/** What is added up of fractions is not exact. */
const ROUNDING = 1e-6;

import type { Seat } from '@tavolata/kernel';
import type { Clock } from '@tavolata/table';
import type { FastifyBaseLogger } from 'fastify';
import type { Turns } from '../notices/turns.ts';
import type { People } from '../people/people.ts';
import { CLOSE } from '../protocol/codes.ts';
import type { Shelf } from '../storage/shelf.ts';
import type { Live, LiveEvents } from './live.ts';
import { personAt, type Status } from './status.ts';

interface Parts {
  readonly people: People;
  readonly shelf: Shelf;
  readonly turns: Turns;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** How long lists and notices may not know yet whose turn it is, in milliseconds. */
const SOON = 200;

/** Sees to it that lists, notices and keys to seats follow what happens at the tables. */
export class Warden implements LiveEvents {
  private readonly parts: Parts;
  private readonly restless = new Set<Live>();
  private cancel: (() => void) | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  stirred(live: Live): void {
    this.restless.add(live);
    this.cancel ??= this.parts.clock.after(SOON, () => this.look());
  }

  close(): void {
    this.cancel?.();
  }

  /** Makes known what has happened meanwhile. */
  look(): void {
    const tables = [...this.restless];
    this.restless.clear();
    this.cancel?.();
    this.cancel = undefined;
    for (const live of tables) live.look();
  }

  changed(live: Live, status: Status, before: Status | undefined): void {
    const { shelf, turns, people } = this.parts;
    shelf.setStatus(live.id, status);
    turns.changed(live, status);
    if (before?.seats === status.seats) return;
    // A table that was just opened may have lost somebody right before the process ended.
    const held = before
      ? before.seats.filter(({ who }) => who === 'person').map(({ seat }) => seat)
      : people.claimed(live.id);
    for (const seat of held) if (!personAt(status, seat)) this.release(live, seat);
  }

  asked(live: Live): void {
    this.parts.turns.asks(live);
  }

  /** Whoever held the seat does so no more; they are sent away once they have had their reply. */
  private release(live: Live, seat: Seat): void {
    const { people, log } = this.parts;
    people.releaseSeat(live.id, seat).catch((error: unknown) => {
      log.error({ err: error, table: live.id, seat }, 'a seat could not be released');
    });
    setImmediate(() => live.dismiss(({ viewer }) => viewer === seat, CLOSE.withdrawn, 'withdrawn'));
  }
}

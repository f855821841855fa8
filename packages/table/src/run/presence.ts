import type { Seat } from '@tavolata/kernel';
import type { CommandContext } from '../decide/perform-command.ts';
import type { Clock } from '../util/host.ts';

/** How long a seat is held at least for somebody who has gone. */
const HOLD_SEAT_MS = 60_000;

/** Since when nobody of a seat is connected. */
export class Presence implements CommandContext {
  private readonly awaySince = new Map<Seat, number>();
  private readonly clock: Clock;
  private readonly patience: number;

  constructor(clock: Clock, patience = 0) {
    this.clock = clock;
    this.patience = Math.max(HOLD_SEAT_MS, patience);
  }

  note(seat: Seat, here: boolean): void {
    if (here) this.awaySince.delete(seat);
    else if (!this.awaySince.has(seat)) this.awaySince.set(seat, this.clock.now());
  }

  /** Until when the seat is kept for whoever has gone. */
  heldUntil(seat: Seat): number | undefined {
    const since = this.awaySince.get(seat);
    return since === undefined ? undefined : since + this.patience;
  }

  isLost(seat: Seat): boolean {
    const until = this.heldUntil(seat);
    return until !== undefined && this.clock.now() >= until;
  }
}

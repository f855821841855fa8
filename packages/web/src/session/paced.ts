import { effect, type Signal, signal } from '@preact/signals';
import type { Motion } from '@tavolata/board-kit';
import type { TableEvent } from '@tavolata/table';
import type { TableSession, TableSnapshot } from './session.ts';

/** However much there is to show, the table never lags further behind. */
const LONGEST = 4000;

/**
 * The same session, its news one after another: what is being shown happening ends first. Whoever has something to
 * decide never waits.
 */
export class PacedSession implements TableSession {
  readonly table: Signal<TableSnapshot | undefined> = signal(undefined);
  readonly online: TableSession['online'];
  readonly send: TableSession['send'];
  readonly earlier?: NonNullable<TableSession['earlier']>;
  readonly lookAs?: NonNullable<TableSession['lookAs']>;
  readonly company?: NonNullable<TableSession['company']>;
  readonly file?: NonNullable<TableSession['file']>;
  readonly again?: NonNullable<TableSession['again']>;
  readonly isPast?: true;
  readonly mySeat?: TableSession['mySeat'];
  private readonly session: TableSession;
  private readonly motion: Motion;
  private readonly stop: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: TableSession, motion: Motion) {
    this.session = session;
    this.motion = motion;
    this.online = session.online;
    this.send = draft => session.send(draft);
    if (session.earlier) this.earlier = session.earlier.bind(session);
    if (session.isPast) this.isPast = true;
    this.mySeat = session.mySeat;
    if (session.company) this.company = session.company;
    if (session.file) this.file = () => session.file?.() ?? Promise.resolve(undefined);
    if (session.again) this.again = session.again.bind(session);
    if (session.lookAs) this.lookAs = seat => session.lookAs?.(seat);
    this.stop = effect(() => this.consider(session.table.value, motion.busy.value));
  }

  close(): void {
    this.stop();
    this.session.close();
  }

  private consider(next: TableSnapshot | undefined, busy: boolean): void {
    clearTimeout(this.timer);
    const now = this.table.peek();
    if (next === now) return;
    const waits = busy && next?.snapshot.asked === undefined && next?.snapshot.result === undefined;
    if (waits) this.timer = setTimeout(() => this.motion.skip(), LONGEST);
    else this.show(now, next);
  }

  private show(now: TableSnapshot | undefined, next: TableSnapshot | undefined): void {
    if (now && next && now.viewer === next.viewer) this.motion.prepare(newsBetween(now, next));
    else this.motion.skip();
    this.table.value = next;
  }
}

/** What happened since; nothing if time went back. */
function newsBetween(now: TableSnapshot, next: TableSnapshot): readonly TableEvent[] {
  const last = now.events.at(-1)?.n ?? -1;
  return (next.events.at(-1)?.n ?? -1) < last ? [] : next.events.filter(({ n }) => n > last);
}

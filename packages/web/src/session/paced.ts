import { effect, type Signal, signal } from '@preact/signals';
import type { TableEvent } from '@tavolata/table';
import type { Motion } from '../table/motion.ts';
import type { Session, Told } from './session.ts';

/** However much there is to show, the table never lags further behind. */
const LONGEST = 4000;

/**
 * The same session, its news one after another: what is being shown happening ends first. Whoever has something to
 * decide never waits.
 */
export class PacedSession implements Session {
  readonly told: Signal<Told | undefined> = signal(undefined);
  readonly online: Session['online'];
  readonly send: Session['send'];
  readonly lookAs?: NonNullable<Session['lookAs']>;
  readonly company?: NonNullable<Session['company']>;
  readonly file?: NonNullable<Session['file']>;
  readonly again?: NonNullable<Session['again']>;
  readonly isPast?: true;
  readonly mySeat?: Session['mySeat'];
  private readonly session: Session;
  private readonly motion: Motion;
  private readonly stop: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session, motion: Motion) {
    this.session = session;
    this.motion = motion;
    this.online = session.online;
    this.send = wish => session.send(wish);
    if (session.isPast) this.isPast = true;
    this.mySeat = session.mySeat;
    if (session.company) this.company = session.company;
    if (session.file) this.file = () => session.file?.() ?? Promise.resolve(undefined);
    if (session.again) this.again = session.again.bind(session);
    if (session.lookAs) this.lookAs = seat => session.lookAs?.(seat);
    this.stop = effect(() => this.consider(session.told.value, motion.busy.value));
  }

  close(): void {
    this.stop();
    this.session.close();
  }

  private consider(next: Told | undefined, busy: boolean): void {
    clearTimeout(this.timer);
    const now = this.told.peek();
    if (next === now) return;
    const waits = busy && next?.picture.question === undefined && next?.picture.result === undefined;
    if (waits) this.timer = setTimeout(() => this.motion.skip(), LONGEST);
    else this.show(now, next);
  }

  private show(now: Told | undefined, next: Told | undefined): void {
    if (now && next && now.viewer === next.viewer) this.motion.prepare(newsBetween(now, next));
    else this.motion.skip();
    this.told.value = next;
  }
}

/** What happened since; nothing if time went back. */
function newsBetween(now: Told, next: Told): readonly TableEvent[] {
  const last = now.events.at(-1)?.n ?? -1;
  return (next.events.at(-1)?.n ?? -1) < last ? [] : next.events.filter(({ n }) => n > last);
}

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seat } from '@tavolata/kernel';
import type { Session, Told } from '../session/session.ts';

/** Long enough for answers that give themselves, too short for anybody to wonder. */
const SETTLE = 200;

/** Between one person and the next: nothing of the table is shown until the next one has the screen. */
export interface Curtain {
  /** Who is asked; nobody before the first question. */
  readonly next: Seat | undefined;
}

const peopleAt = ({ picture }: Told) => picture.seats.filter(({ who, left }) => who === 'person' && !left);

/** Whose question is open: the viewer's own before another's. */
function askedIn(told: Told): Seat | undefined {
  if (told.picture.question) return told.viewer as Seat;
  const others = peopleAt(told).filter(({ seat }) => seat !== told.viewer);
  return others.find(({ seat }) => told.picture.waiting.includes(seat))?.seat;
}

/** At one screen: in whose hands it is. Where several share it, in nobody's until one of them says so. */
export class Holding {
  readonly curtain: ReadonlySignal<Curtain | undefined>;
  private readonly holder: Signal<Seat | undefined> = signal(undefined);
  /** Somebody else is asked, and that is no passing moment. */
  private readonly next: Signal<Seat | undefined> = signal(undefined);
  private readonly stop: () => void;

  constructor({ told, lookAs }: Pick<Session, 'told' | 'lookAs'>) {
    this.curtain = computed(() => {
      const now = told.value;
      if (!lookAs || !now || now.picture.result) return undefined;
      if (this.holder.value === undefined && peopleAt(now).length > 1) return { next: askedIn(now) };
      return this.next.value === undefined ? undefined : { next: this.next.value };
    });
    this.stop = effect(() => {
      const now = told.value;
      const asked = now && askedIn(now);
      this.next.value = undefined;
      if (!now || asked === undefined || asked === (this.holder.value ?? now.viewer)) return undefined;
      const timer = setTimeout(() => {
        this.next.value = asked;
      }, SETTLE);
      return () => clearTimeout(timer);
    });
  }

  /** Somebody has it now. */
  take(seat: Seat): void {
    this.holder.value = seat;
  }

  close(): void {
    this.stop();
  }
}

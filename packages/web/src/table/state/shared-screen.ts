import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seat } from '@tavolata/kernel';
import type { TableSession, TableSnapshot } from '../../session/session.ts';

/** Long enough for answers that give themselves, too short for anybody to wonder. */
const SETTLE = 200;

/** Between one person and the next: nothing of the table is shown until the next one has the screen. */
export interface Curtain {
  /** Who is asked; nobody before the first question. */
  readonly next: Seat | undefined;
}

const peopleAt = ({ snapshot }: TableSnapshot) =>
  snapshot.seats.filter(({ who, left }) => who === 'person' && !left);

/** Whose question is open: the viewer's own before another's. */
function askedIn(table: TableSnapshot): Seat | undefined {
  if (table.snapshot.asked) return table.viewer as Seat;
  const others = peopleAt(table).filter(({ seat }) => seat !== table.viewer);
  return others.find(({ seat }) => table.snapshot.waiting.includes(seat))?.seat;
}

/** At one screen: in whose hands it is. Where several share it, in nobody's until one of them says so. */
export class SharedScreen {
  readonly curtain: ReadonlySignal<Curtain | undefined>;
  private readonly holder: Signal<Seat | undefined> = signal(undefined);
  /** Somebody else was asked, and that was no passing moment: the screen is on its way. */
  private readonly hasFallen: Signal<boolean> = signal(false);
  private readonly stop: () => void;

  constructor({ table, lookAs }: Pick<TableSession, 'table' | 'lookAs'>) {
    this.curtain = computed(() => {
      const now = table.value;
      if (!lookAs || !now || now.snapshot.result) return undefined;
      const isNobodys = this.holder.value === undefined && peopleAt(now).length > 1;
      return isNobodys || this.hasFallen.value ? { next: askedIn(now) } : undefined;
    });
    this.stop = effect(() => {
      const now = table.value;
      const asked = now && askedIn(now);
      if (!now || asked === undefined || asked === (this.holder.value ?? now.viewer)) return undefined;
      const timer = setTimeout(() => {
        this.hasFallen.value = true;
      }, SETTLE);
      return () => clearTimeout(timer);
    });
  }

  /** Somebody has it now. */
  take(seat: Seat): void {
    batch(() => {
      this.holder.value = seat;
      this.hasFallen.value = false;
    });
  }

  close(): void {
    this.stop();
  }
}

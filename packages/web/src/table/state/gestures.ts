import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ThingRef } from '@tavolata/board-kit';
import type { Pointed } from '@tavolata/table';
import type { TableSession } from '../../session/session.ts';

/** Milliseconds a gesture is shown. */
const LASTS = 4000;

export interface Gesture extends Pointed {
  readonly id: number;
}

/** Those who play together show each other things: gestures come, are seen for a moment, and are gone. */
export class Gestures {
  readonly shown: Signal<readonly Gesture[]> = signal([]);
  /** Whether there is somebody to show anything to. */
  readonly isPossible: ReadonlySignal<boolean>;
  private readonly session: TableSession;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly stop: () => void;
  private count = 0;

  /** `direct` has every message; what is shown at leisure may leave some out. */
  constructor(direct: TableSession, isTogether: () => boolean) {
    this.session = direct;
    this.isPossible = computed(() => {
      const table = direct.table.value;
      if (!table || table.viewer === 'onlooker' || table.snapshot.result) return false;
      const others = table.snapshot.seats.filter(
        ({ who, seat }) => who === 'person' && seat !== table.viewer,
      );
      return others.length > 0 && (table.snapshot.team !== undefined || isTogether());
    });
    this.stop = effect(() => {
      const pointed = direct.table.value?.pointed;
      if (pointed) this.show(pointed);
    });
  }

  /** To my team, where there are teams; else to everybody. */
  async at(thing: ThingRef): Promise<boolean> {
    if (!this.isPossible.value) return false;
    const to = this.session.table.value?.snapshot.team ? ({ to: 'team' } as const) : {};
    return (await this.session.send({ do: 'point', at: thing, ...to })).ok;
  }

  close(): void {
    this.stop();
    for (const timer of this.timers) clearTimeout(timer);
  }

  private show(pointed: Pointed): void {
    const gesture: Gesture = { ...pointed, id: this.count++ };
    const others = this.shown.peek().filter(({ seat }) => seat !== pointed.seat);
    this.shown.value = [...others, gesture];
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.shown.value = this.shown.peek().filter(({ id }) => id !== gesture.id);
    }, LASTS);
    this.timers.add(timer);
  }
}

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Pointed } from '@tavolata/table';
import type { Session } from '../session/session.ts';
import type { Thing } from './picking.ts';

/** So long a gesture is seen, in milliseconds. */
const LASTS = 4000;

export interface Gesture extends Pointed {
  readonly id: number;
}

/** Those who play together show each other things: gestures come, are seen for a moment, and are gone. */
export class Pointing {
  readonly gestures: Signal<readonly Gesture[]> = signal([]);
  /** Whether there is somebody to show anything to. */
  readonly isPossible: ReadonlySignal<boolean>;
  private readonly session: Session;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly stop: () => void;
  private count = 0;

  /** `direct` has every message; what is shown at leisure may leave some out. */
  constructor(direct: Session, isTogether: () => boolean) {
    this.session = direct;
    this.isPossible = computed(() => {
      const told = direct.told.value;
      if (!told || told.viewer === 'onlooker' || told.picture.result) return false;
      const others = told.picture.seats.filter(({ who, seat }) => who === 'person' && seat !== told.viewer);
      return others.length > 0 && (told.picture.team !== undefined || isTogether());
    });
    this.stop = effect(() => {
      const pointed = direct.told.value?.pointed;
      if (pointed) this.show(pointed);
    });
  }

  /** To my team, where there are teams; else to everybody. */
  async at(thing: Thing): Promise<boolean> {
    if (!this.isPossible.value) return false;
    const to = this.session.told.value?.picture.team ? ({ to: 'team' } as const) : {};
    return (await this.session.send({ do: 'point', at: thing, ...to })).ok;
  }

  close(): void {
    this.stop();
    for (const timer of this.timers) clearTimeout(timer);
  }

  private show(pointed: Pointed): void {
    const gesture: Gesture = { ...pointed, id: this.count++ };
    const others = this.gestures.peek().filter(({ seat }) => seat !== pointed.seat);
    this.gestures.value = [...others, gesture];
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.gestures.value = this.gestures.peek().filter(({ id }) => id !== gesture.id);
    }, LASTS);
    this.timers.add(timer);
  }
}

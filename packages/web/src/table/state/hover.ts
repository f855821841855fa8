import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ThingRef } from '@tavolata/board-kit';

/** Milliseconds a mouse rests before a thing is shown, and before the next one is. */
const REST = 400;
const NEXT = 150;
/** Milliseconds a mouse may take from the thing to what is shown of it. */
const ON_ITS_WAY = 400;

/** A passing look: what the mouse rests on, or the keyboard has come to, for as long as it does. */
export class Hover {
  readonly at: ReadonlySignal<ThingRef | undefined>;
  private readonly laid: Signal<ThingRef | undefined> = signal(undefined);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private meant: string | undefined;
  /** Whether the keys have come to it, not the mouse. */
  private isFocused = false;

  constructor() {
    this.at = this.laid;
  }

  /** The mouse is over this; told again of the same thing, it goes on resting. */
  rest(thing: ThingRef): void {
    const name = JSON.stringify(thing);
    if (name === this.meant) return;
    this.meant = name;
    this.later(() => this.look(thing), this.laid.peek() ? NEXT : REST);
  }

  /** The mouse is over nothing, or on its way to what it was told. */
  leave(): void {
    if (this.meant === undefined) return;
    this.meant = undefined;
    this.later(this.end, ON_ITS_WAY);
  }

  /** The mouse reads. */
  stay(): void {
    this.meant = undefined;
    clearTimeout(this.timer);
  }

  look(thing: ThingRef): void {
    clearTimeout(this.timer);
    this.isFocused = false;
    this.laid.value = thing;
  }

  /** The keys have come to this, */
  focus(thing: ThingRef): void {
    this.look(thing);
    this.isFocused = true;
  }

  /** and go on: from what the mouse rests on, nothing is taken. */
  readonly blur = (): void => {
    if (this.isFocused) this.end();
  };

  readonly end = (): void => {
    clearTimeout(this.timer);
    this.laid.value = undefined;
  };

  private later(then: () => void, time: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, time);
  }
}

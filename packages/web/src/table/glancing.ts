import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Thing } from './picking.ts';

/** So long a mouse rests on what it wants to know more of, and on the next thing once it knows of one; in milliseconds. */
const REST = 400;
const NEXT = 150;
/** And so long it may be on its way to what it was told. */
const ON_ITS_WAY = 400;

/** A passing look: what the mouse rests on, or the keyboard has come to, for as long as it does. */
export class Glancing {
  readonly at: ReadonlySignal<Thing | undefined>;
  private readonly laid: Signal<Thing | undefined> = signal(undefined);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private meant: string | undefined;

  constructor() {
    this.at = this.laid;
  }

  /** The mouse is over this; told again of the same thing, it goes on resting. */
  rest(thing: Thing): void {
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

  look(thing: Thing): void {
    clearTimeout(this.timer);
    this.laid.value = thing;
  }

  readonly end = (): void => {
    clearTimeout(this.timer);
    this.laid.value = undefined;
  };

  private later(then: () => void, time: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, time);
  }
}

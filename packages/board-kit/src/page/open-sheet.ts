import { type Signal, signal } from '@preact/signals';
import type { CardId, Seat } from '@tavolata/kernel';
import type { ThingRef } from '@tavolata/table';

/**
 * What a board shows closer than it lies there: a pile, a player, a card, one at a time. It belongs to one table and to
 * whoever opened it: nobody finds it open elsewhere, or after them.
 */
export class OpenSheet {
  private readonly thing: Signal<ThingRef | undefined> = signal(undefined);

  /** Any word of the board's own will do: a zone, a location, a sheet. */
  get place(): string | undefined {
    const thing = this.thing.value;
    return thing && 'place' in thing ? thing.place : undefined;
  }

  get seat(): Seat | undefined {
    const thing = this.thing.value;
    return thing && 'seat' in thing ? thing.seat : undefined;
  }

  get card(): CardId | undefined {
    const thing = this.thing.value;
    return thing && 'card' in thing ? thing.card : undefined;
  }

  open(thing: ThingRef): void {
    this.thing.value = thing;
  }

  /** Opens it, or closes it again. */
  toggle(thing: ThingRef): void {
    const isOpen = JSON.stringify(this.thing.peek()) === JSON.stringify(thing);
    this.thing.value = isOpen ? undefined : thing;
  }

  readonly close = (): void => {
    this.thing.value = undefined;
  };
}

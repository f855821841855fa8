import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Ask,
  type CardId,
  type Denied,
  type Limit,
  type Option,
  type Pick,
  type Seat,
  wrongWith,
} from '@tavolata/kernel';
import { declineOf } from '@tavolata/table';

/** A thing on the table that a question may be about. */
export type Thing = { readonly card: CardId } | { readonly place: string } | { readonly seat: Seat };

/** How a thing stands to the open question. */
export type Standing = 'calm' | 'lit' | 'selected' | 'denied';

export const isAt = (option: Option, thing: Thing): boolean => {
  if ('card' in thing) return option.card === thing.card;
  return 'place' in thing
    ? option.place === thing.place
    : option.seat === thing.seat && option.card === undefined;
};

/** Where an option lies on the table: nowhere, if it is but a word. */
export function thingOf({ card, place, seat }: Option): Thing | undefined {
  if (card !== undefined) return { card };
  if (place !== undefined) return { place };
  return seat === undefined ? undefined : { seat };
}

const optionsOf = (ask: Ask): readonly Option[] => ('options' in ask ? ask.options : []);

/** One question being answered by tapping things: what is lit, what is chosen, whether that is an answer yet. */
export class Picking {
  readonly ask: Ask;
  readonly q: string;
  /** Indices in the order they were chosen. */
  readonly chosen: Signal<readonly number[]> = signal([]);
  readonly number: Signal<number>;
  readonly shares: Signal<readonly number[]>;
  /** Why something cannot be picked, once that was tried. */
  readonly refused: Signal<string | undefined> = signal(undefined);
  /** The answer as it stands, if it is one. */
  readonly pick: ReadonlySignal<Pick | undefined>;

  constructor(ask: Ask, q: string) {
    this.ask = ask;
    this.q = q;
    this.number = signal(ask.kind === 'number' ? ask.fallback : 0);
    this.shares = signal(ask.kind === 'assign' ? ask.fallback : []);
    this.pick = computed(() => {
      const pick = this.drafted();
      return pick !== undefined && !wrongWith(ask, pick) ? pick : undefined;
    });
  }

  get options(): readonly Option[] {
    return optionsOf(this.ask);
  }

  /** The options on a thing: none, one, or several between which the edge asks. */
  on(thing: Thing): number[] {
    return this.options.flatMap((option, index) => (isAt(option, thing) ? [index] : []));
  }

  /** Options that are nowhere on the table: words, for buttons. */
  get loose(): number[] {
    return this.options.flatMap(({ card, place, seat }, index) =>
      card === undefined && place === undefined && seat === undefined ? [index] : [],
    );
  }

  /** Whether no is what silence means, too: then one need not be asked again. */
  get canYield(): boolean {
    const decline = declineOf(this.ask);
    return decline !== undefined && decline === this.ask.fallback;
  }

  denied(thing: Thing): readonly Denied[] {
    return (this.ask.denied ?? []).filter(({ option }) => isAt(option, thing));
  }

  standing(thing: Thing): Standing {
    const on = this.on(thing);
    if (on.some(index => this.chosen.value.includes(index))) return 'selected';
    if (on.some(index => this.fits(index))) return 'lit';
    if (on.length > 0) return 'calm';
    return this.denied(thing).length > 0 ? 'denied' : 'calm';
  }

  /** Whether an option can still be added to those chosen: beyond the most that are asked for, nothing is lit. */
  private fits(index: number): boolean {
    const { ask } = this;
    if (ask.kind !== 'some') return true;
    const chosen = [...this.chosen.value, index];
    const isOver = ({ weights, max = Number.POSITIVE_INFINITY }: Limit): boolean =>
      chosen.reduce((sum, each) => sum + (weights[each] ?? 0), 0) > max;
    return chosen.length <= ask.max && !ask.limits?.some(isOver);
  }

  /** Taps an option: chooses it, takes it back, or adds it to several. */
  tap(index: number): void {
    const { value } = this.chosen;
    if (value.includes(index)) this.chosen.value = value.filter(other => other !== index);
    else if (!this.fits(index)) return;
    else if (this.ask.kind === 'some' || this.ask.kind === 'order') this.chosen.value = [...value, index];
    else this.chosen.value = [index];
  }

  /** Taps a thing with several options on it: each tap goes to the next; where several are asked for, it adds the next. */
  tapOneOf(on: readonly [number, ...number[]]): void {
    const isChosen = (index: number): boolean => this.chosen.value.includes(index);
    const at = on.findIndex(isChosen);
    if (this.ask.kind === 'pick')
      return this.tap(on.length > 1 ? (on[(at + 1) % on.length] ?? on[0]) : on[0]);
    const next = on.find(index => !isChosen(index) && this.fits(index));
    if (next !== undefined) this.tap(next);
    else this.chosen.value = this.chosen.value.filter(index => !on.includes(index));
  }

  clear(): void {
    this.chosen.value = [];
  }

  private drafted(): Pick | undefined {
    switch (this.ask.kind) {
      case 'pick':
        return this.chosen.value[0];
      case 'some':
      case 'order':
        return this.chosen.value;
      case 'number':
        return this.number.value;
      case 'assign':
        return this.shares.value;
      case 'yes-no':
        return undefined;
    }
  }
}

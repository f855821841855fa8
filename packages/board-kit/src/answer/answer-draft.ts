import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type DeniedOption,
  type Option,
  type Pick,
  type PickLimit,
  type Question,
  wrongWith,
} from '@tavolata/kernel';
import { declineOf, type ThingRef } from '@tavolata/table';

/** How a thing stands to the open question. */
export type ThingStanding = 'calm' | 'lit' | 'selected' | 'denied';

export const isAt = (option: Option, thing: ThingRef): boolean => {
  if ('card' in thing) return option.card === thing.card;
  return 'place' in thing
    ? option.place === thing.place
    : option.seat === thing.seat && option.card === undefined;
};

/** Where an option lies on the table: nowhere, if it is but a word. */
export function thingOf({ card, place, seat }: Option): ThingRef | undefined {
  if (card !== undefined) return { card };
  if (place !== undefined) return { place };
  return seat === undefined ? undefined : { seat };
}

const optionsOf = (question: Question): readonly Option[] => ('options' in question ? question.options : []);

/** One question being answered by tapping things: what is lit, what is chosen, whether that is an answer yet. */
export class AnswerDraft {
  readonly question: Question;
  readonly q: string;
  /** Indices in the order they were chosen. */
  readonly chosen: Signal<readonly number[]> = signal([]);
  readonly number: Signal<number>;
  readonly shares: Signal<readonly number[]>;
  /** Why something cannot be picked, once that was tried. */
  readonly refused: Signal<string | undefined> = signal(undefined);
  /** The answer as it stands, if it is one. */
  readonly pick: ReadonlySignal<Pick | undefined>;

  constructor(question: Question, q: string) {
    this.question = question;
    this.q = q;
    this.number = signal(question.kind === 'number' ? question.fallback : 0);
    this.shares = signal(question.kind === 'assign' ? question.fallback : []);
    this.pick = computed(() => {
      const pick = this.drafted();
      return pick !== undefined && !wrongWith(question, pick) ? pick : undefined;
    });
  }

  get options(): readonly Option[] {
    return optionsOf(this.question);
  }

  /** The options on a thing: none, one, or several between which the edge asks. */
  on(thing: ThingRef): number[] {
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
    const decline = declineOf(this.question);
    return decline !== undefined && decline === this.question.fallback;
  }

  denied(thing: ThingRef): readonly DeniedOption[] {
    return (this.question.denied ?? []).filter(({ option }) => isAt(option, thing));
  }

  standing(thing: ThingRef): ThingStanding {
    const on = this.on(thing);
    if (on.some(index => this.chosen.value.includes(index))) return 'selected';
    if (on.some(index => this.fits(index))) return 'lit';
    if (on.length > 0) return 'calm';
    return this.denied(thing).length > 0 ? 'denied' : 'calm';
  }

  /** Whether an option can still be added to those chosen: beyond the most that are asked for, nothing is lit. */
  private fits(index: number): boolean {
    const { question } = this;
    if (question.kind !== 'some') return true;
    const chosen = [...this.chosen.value, index];
    const isOver = ({ weights, max = Number.POSITIVE_INFINITY }: PickLimit): boolean =>
      chosen.reduce((sum, each) => sum + (weights[each] ?? 0), 0) > max;
    return chosen.length <= question.max && !question.limits?.some(isOver);
  }

  /** Taps an option: chooses it, takes it back, or adds it to several. */
  tap(index: number): void {
    const { value } = this.chosen;
    if (value.includes(index)) this.chosen.value = value.filter(other => other !== index);
    else if (!this.fits(index)) return;
    else if (this.question.kind === 'some' || this.question.kind === 'order')
      this.chosen.value = [...value, index];
    else this.chosen.value = [index];
  }

  /** Taps a thing with several options on it: each tap goes to the next; where several are asked for, it adds the next. */
  tapOneOf(on: readonly [number, ...number[]]): void {
    const isChosen = (index: number): boolean => this.chosen.value.includes(index);
    const at = on.findIndex(isChosen);
    if (this.question.kind === 'pick')
      return this.tap(on.length > 1 ? (on[(at + 1) % on.length] ?? on[0]) : on[0]);
    const next = on.find(index => !isChosen(index) && this.fits(index));
    if (next !== undefined) this.tap(next);
    else this.chosen.value = this.chosen.value.filter(index => !on.includes(index));
  }

  clear(): void {
    this.chosen.value = [];
  }

  private drafted(): Pick | undefined {
    switch (this.question.kind) {
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

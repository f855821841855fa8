import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type CardId, type Def, isCard } from '@tavolata/kernel';
import type { Scene } from '../games/page.ts';

/** A card as somebody saw it. Cards are shuffled: its number may be nothing later, or another card. */
export interface Print {
  readonly card: CardId;
  readonly def: string;
}

type View = Pick<Scene, 'g'>;

/** What a card is, as far as the view has it: ids that were shuffled away are nowhere in it. */
export const defIn = ({ g }: View, card: CardId): Def | undefined =>
  g.zoneOf(card) ? g.def(card) : undefined;

/** The cards that an event names, as they were told. */
export function printsIn(params: unknown): Print[] {
  if (typeof params !== 'object' || params === null) return [];
  const { card, def } = params as Record<string, unknown>;
  if (isCard(card) && typeof def === 'string') return [{ card, def }];
  return Object.values(params).flatMap(printsIn);
}

/** The magnifying glass: it lies on a card for as long as the view knows it. */
export class Inspecting {
  readonly card: ReadonlySignal<CardId | undefined>;
  private readonly view: ReadonlySignal<View | undefined>;
  private readonly laid: Signal<Print | undefined> = signal(undefined);

  constructor(view: ReadonlySignal<View | undefined>) {
    this.view = view;
    this.card = computed(() =>
      this.laid.value && this.knows(this.laid.value) ? this.laid.value.card : undefined,
    );
  }

  /** Whether this card is still there to be looked at. */
  knows({ card, def }: Print): boolean {
    const view = this.view.value;
    return view !== undefined && defIn(view, card)?.id === def;
  }

  readonly at = (card: CardId): void => {
    const view = this.view.peek();
    const def = view && defIn(view, card)?.id;
    this.laid.value = def === undefined ? undefined : { card, def };
  };

  readonly close = (): void => {
    this.laid.value = undefined;
  };
}

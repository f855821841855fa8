import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type CardId, type Def, isCard } from '@tavolata/kernel';
import type { ThingRef } from '@tavolata/table';
import type { Described } from '../page/described.ts';
import type { Scene } from '../page/scene.ts';

/** A card as somebody saw it. Cards are shuffled: its number may be nothing later, or another card. */
export interface Print {
  readonly card: CardId;
  readonly def: string;
}

type View = Pick<Scene, 'g'>;
/** What a game tells about a thing that is no card. */
type Describe = (thing: ThingRef) => CardId | Described | undefined;

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

/** The magnifying glass: it lies on a card for as long as the view knows it, or on a thing there is something to read about. */
export class Inspecting {
  readonly card: ReadonlySignal<CardId | undefined>;
  readonly described: ReadonlySignal<Described | undefined>;
  private readonly view: ReadonlySignal<View | undefined>;
  private readonly describe: Describe;
  private readonly laid: Signal<Print | ThingRef | undefined> = signal(undefined);

  constructor(view: ReadonlySignal<View | undefined>, describe: Describe = () => undefined) {
    this.view = view;
    this.describe = describe;
    this.card = computed(() => {
      const laid = this.laid.value;
      return laid && 'def' in laid && this.knows(laid) ? laid.card : undefined;
    });
    this.described = computed(() => {
      const laid = this.laid.value;
      const found = laid && !('card' in laid) ? this.describe(laid) : undefined;
      return typeof found === 'object' ? found : undefined;
    });
  }

  /** Whether this card is still there to be looked at. */
  knows({ card, def }: Print): boolean {
    const view = this.view.value;
    return view !== undefined && defIn(view, card)?.id === def;
  }

  /** What would be seen of a thing: a card that the view knows, something to read, or nothing. */
  of(thing: ThingRef): CardId | Described | undefined {
    const view = this.view.value;
    const found = 'card' in thing ? thing.card : this.describe(thing);
    return view && isCard(found) && !defIn(view, found) ? undefined : found;
  }

  readonly at = (card: CardId): void => {
    const view = this.view.peek();
    const def = view && defIn(view, card)?.id;
    this.laid.value = def === undefined ? undefined : { card, def };
  };

  /** Lays it on a thing; or says that there is nothing to see. */
  look(thing: ThingRef): boolean {
    const found = this.of(thing);
    if (isCard(found)) this.at(found);
    else if (found) this.laid.value = thing;
    return found !== undefined;
  }

  readonly close = (): void => {
    this.laid.value = undefined;
  };
}

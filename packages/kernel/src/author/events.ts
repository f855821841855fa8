import type { Def } from './game.ts';
import { bitOf, type CardId, EVERYBODY, FIRST_CARD, type SeatBits, type Viewer } from './ids.ts';
import type { Play } from './play.ts';
import { eachCard, mapCards, type Params } from './question.ts';
import type { State } from './state.ts';

/** Receives what the rules emit; rollouts have none. */
export type EventSink = <S extends State, D extends Def>(
  g: Play<S, D>,
  type: string,
  params: Params,
  audience?: SeatBits,
) => void;

/** What happened, with everything needed to tell it later to anybody, each as far as they knew then. */
export interface GameEvent {
  readonly type: string;
  readonly params: Params;
  readonly audience: SeatBits;
  /** The cards named in `params`, as they were: id, definition, back, who knew. */
  readonly cards: readonly (readonly [CardId, string, string, SeatBits])[];
}

/** Shared, since most events name none and every event is kept. */
const NO_CARDS: GameEvent['cards'] = [];

/** An event as one viewer is told of it: a card in it is `{card, def}`, or `{back}` if the viewer does not know it. */
export interface SeatEvent {
  /** Its number in the match. */
  readonly n: number;
  readonly type: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export function recordEvent<S extends State, D extends Def>(
  g: Play<S, D>,
  type: string,
  params: Params,
  audience: SeatBits = EVERYBODY,
): GameEvent {
  let cards: GameEvent['cards'][number][] | undefined;
  eachCard(params, card => {
    cards ??= [];
    if (cards.some(([named]) => named === card)) return;
    const { id, back } = g.def(card);
    cards.push([card, id, back, g.state.core.known[card - FIRST_CARD] as number]);
  });
  return { type, params, audience, cards: cards ?? NO_CARDS };
}

/** Whether everybody is told the same. */
export const isPublicEvent = ({ audience, cards }: GameEvent): boolean =>
  audience === EVERYBODY && cards.length === 0;

/** The event as a viewer is told of it; undefined if the viewer is not told. */
export function eventFor(event: GameEvent, n: number, viewer: Viewer): SeatEvent | undefined {
  const bit = bitOf(viewer);
  if ((event.audience & bit) === 0) return undefined;
  if (event.cards.length === 0) return { n, type: event.type, params: event.params };
  const shown = mapCards(event.params, id => {
    const card = event.cards.find(([named]) => named === id);
    if (!card) return {};
    const [, def, back, known] = card;
    return (known & bit) === 0 ? { back } : { card: id, def };
  });
  return { n, type: event.type, params: shown as SeatEvent['params'] };
}

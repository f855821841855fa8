import {
  bitOf,
  type CardId,
  type Def,
  FIRST_CARD,
  ONLOOKER,
  playOn,
  type Seat,
  type State,
  type Viewer,
} from '@tavolata/kernel';
import type { Problem } from '../errors.ts';
import type { TableState } from '../state/table-state.ts';
import type { PointCommand } from './commands.ts';

/** Something on the table, as options name what they are about. */
export type ThingRef = { readonly card: CardId } | { readonly place: string } | { readonly seat: Seat };

/** Somebody shows the others something. It is told once, and kept nowhere. */
export interface Pointed {
  readonly seat: Seat;
  readonly at: ThingRef;
  /** The only ones it is shown to; without it, everybody. */
  readonly to?: readonly Seat[];
}

/** What a seat points at, cards by their true ids: nobody is told before `pointedFor` has looked at it. */
export function pointAt<S extends State, D extends Def>(
  state: TableState<S, D>,
  seat: Seat,
  { at, to: whom }: PointCommand,
): Pointed | Problem {
  const { ledger, header } = state;
  if (!ledger.isPerson(seat)) return { code: 'not-seated' };
  if (!state.match) return { code: 'not-started' };
  const to = whom && state.teamOf(seat);
  if (to?.length === 0) return { code: 'no-team' };
  const gesture = { seat, ...(to && { to }) };
  if ('card' in at) {
    const card = cardMeantBy(state, seat, at.card);
    return card === undefined ? { code: 'nothing-there' } : { ...gesture, at: { card } };
  }
  if ('seat' in at && !header.setup.seats.includes(at.seat)) return { code: 'unknown-seat' };
  return { ...gesture, at };
}

/** What a viewer is told of it; nothing if it is not meant, or cannot tell the card from others. */
export function pointedFor<S extends State, D extends Def>(
  state: TableState<S, D>,
  pointed: Pointed,
  viewer: Viewer,
): Pointed | undefined {
  const { at, to } = pointed;
  if (to && (viewer === ONLOOKER || !to.includes(viewer))) return undefined;
  if (!('card' in at)) return pointed;
  const stand = state.see(viewer)?.rename.get(at.card);
  if (stand === undefined) return isShown(state, viewer, at.card) ? pointed : undefined;
  // Which card of a hand it is would tell something about the hand: there, one back is like another.
  return hasPlace(state, at.card) ? { ...pointed, at: { card: stand } } : undefined;
}

/** The card a seat's view calls by this id, if it shows one that can be told from others. */
function cardMeantBy<S extends State, D extends Def>(
  state: TableState<S, D>,
  seat: Seat,
  shown: CardId,
): CardId | undefined {
  if (isShown(state, seat, shown)) return shown;
  for (const [card, stand] of state.see(seat)?.rename ?? [])
    if (stand === shown) return hasPlace(state, card) ? card : undefined;
  return undefined;
}

/** Whether this is a card, and the viewer knows which. */
function isShown<S extends State, D extends Def>(
  { match }: TableState<S, D>,
  viewer: Viewer,
  card: CardId,
): boolean {
  return ((match?.state.core.known[card - FIRST_CARD] ?? 0) & bitOf(viewer)) !== 0;
}

/** Whether a card that nobody can name is still told from its sisters by where it lies. */
function hasPlace<S extends State, D extends Def>({ match, game }: TableState<S, D>, card: CardId): boolean {
  const zone = match?.state.core.zone[card - FIRST_CARD];
  return match !== undefined && zone !== undefined && playOn(game, match.state).isOrdered(zone);
}

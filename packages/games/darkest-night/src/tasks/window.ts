import { type CardId, type Flow, maybeChoose, type Option, type Seat, seatsFrom } from '@tavolata/kernel';
import { MONASTERY } from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { companions, heroSeats, isTurnOf, living, nameOf, placeOf, seatOf } from '../verbs/heroes.ts';
import { handOver, isLocked, leaveItem, pickUp, refuseRelic } from '../verbs/items.ts';
import { next } from '../verbs/tasks.ts';
import { EVENT_DRAWN, itemsOf, leftItems } from '../zones.ts';
import { isIdle } from './idle.ts';
import { usable, type Window } from './usable.ts';
import { use } from './using.ts';

/** What can be done at a moment that opens: use a card, or pass items around (DN-ITEM-05, DN-ITEM-06). */
export type Reaction =
  | { readonly do: 'use'; readonly hero: HeroId; readonly card: CardId }
  | { readonly do: 'give'; readonly hero: HeroId; readonly card: CardId; readonly to: HeroId }
  | { readonly do: 'leave-item' | 'pick-up'; readonly hero: HeroId; readonly card: CardId };

/** Tokens of a kind are alike: one of each, and none twice in one window, so that nothing goes round for ever. */
function distinct(g: G, cards: readonly CardId[], { handed }: Window): CardId[] {
  const seen = new Set<string>();
  return cards.filter(card => {
    const { id } = g.def(card);
    if (seen.has(id) || handed.includes(card)) return false;
    seen.add(id);
    return true;
  });
}

/** Moments between things rather than in the middle of one. */
const OPEN: readonly Window['on'][] = ['turn-start', 'before-action', 'between'];

/** DN-ITEM-05: in the middle of a combat too, for those who stand with the hero concerned; dice that lie ask for no gifts. */
function canPass(g: G, hero: HeroId, { on, hero: concerned }: Window): boolean {
  if (on === 'rolled' || on === 'necromancer-die') return false;
  if (OPEN.includes(on) || concerned === undefined) return true;
  return placeOf(g, hero) === placeOf(g, concerned);
}

function passing(g: G, hero: HeroId, window: Window): Reaction[] {
  const lies = placeOf(g, hero) === MONASTERY ? g.cards(leftItems(MONASTERY)) : [];
  if (lies.length + g.cards(itemsOf(hero)).length === 0 || !canPass(g, hero, window)) return [];
  const free = distinct(
    g,
    g.cards(itemsOf(hero)).filter(card => !isLocked(g, card)),
    window,
  );
  const gifts = companions(g, hero).flatMap(to =>
    free.filter(card => !refuseRelic(g, to, card)).map((card): Reaction => ({ do: 'give', hero, card, to })),
  );
  if (placeOf(g, hero) !== MONASTERY) return gifts;
  const lying = distinct(g, lies, window);
  return [
    ...gifts,
    ...free.map((card): Reaction => ({ do: 'leave-item', hero, card })),
    ...lying
      .filter(card => !refuseRelic(g, hero, card))
      .map((card): Reaction => ({ do: 'pick-up', hero, card })),
  ];
}

function reactions(g: G, seat: Seat, window: Window): Reaction[] {
  return living(g)
    .filter(hero => seatOf(g, hero) === seat)
    .flatMap((hero): Reaction[] => [
      ...usable(g, hero, window).map((card): Reaction => ({ do: 'use', hero, card })),
      ...passing(g, hero, window),
    ]);
}

/** Items change hands before the action and after it; at other moments they still can. */
const isPassingIdle = (g: G, hero: HeroId, { on }: Window): boolean =>
  !isTurnOf(g, hero) || (on !== 'before-action' && on !== 'between');

function asOption(g: G, reaction: Reaction, window: Window): Option {
  const { do: key, hero, card } = reaction;
  const idle = reaction.do === 'use' ? isIdle(g, hero, card, window) : isPassingIdle(g, hero, window);
  const params = { hero: nameOf(g, hero) };
  const place = reaction.do === 'give' ? { place: nameOf(g, reaction.to) } : {};
  return idle ? { key, card, ...place, params, idle } : { key, card, ...place, params };
}

/** Who is asked first: whoever leads the hero concerned, then the others round the table. */
function orderOf(g: G, { hero }: Window): Seat[] {
  const seats = heroSeats(g);
  return hero === undefined ? seats : seatsFrom(seats, seatOf(g, hero));
}

/** Who may still react, and with what. */
export interface Reactor {
  readonly seat: Seat;
  readonly options: readonly Option[];
}

/** Those whose turn to react has not passed, in their order; nobody while no such moment is open. */
export function mayReact(g: G): Reactor[] {
  const { moment } = g.state;
  if (!moment) return [];
  return orderOf(g, moment).flatMap(seat => {
    const found = moment.passed.includes(seat) ? [] : reactions(g, seat, moment);
    return found.length > 0 ? [{ seat, options: found.map(each => asOption(g, each, moment)) }] : [];
  });
}

/**
 * DN-TIME-02, DN-TIME-03: everybody who can do something may, the player of the hero concerned first, until all pass in
 * a row. All there is to react with lies open, so whoever has nothing is not asked.
 */
export function* openWindow(g: G, window: Window): Flow<void> {
  // Put away in the meantime, the card is nothing to react to any more.
  if (window.on === 'event-drawn' && g.cards(EVENT_DRAWN).length === 0) return;
  for (const seat of orderOf(g, window)) {
    if (window.passed.includes(seat)) continue;
    const found = reactions(g, seat, window);
    if (found.length === 0) continue;
    g.state.moment = window;
    const reaction = yield* maybeChoose(g, seat, `react-${window.on}`, found, {
      rule: 'DN-TIME-03',
      ...(window.hero !== undefined && { params: { hero: nameOf(g, window.hero) } }),
      as: each => asOption(g, each, window),
      decline: 'pass',
    });
    delete g.state.moment;
    if (!reaction) next(g, { ...window, passed: [...window.passed, seat] });
    else yield* react(g, reaction, window);
    return;
  }
}

function* react(g: G, reaction: Reaction, window: Window): Flow<void> {
  const { hero, card } = reaction;
  if (reaction.do === 'use') {
    next(g, { ...window, passed: [] });
    return yield* use(g, hero, card, window);
  }
  next(g, { ...window, passed: [], handed: [...window.handed, card] });
  if (reaction.do === 'give') handOver(g, card, reaction.to);
  else if (reaction.do === 'leave-item') leaveItem(g, hero, card);
  else pickUp(g, hero, card);
}

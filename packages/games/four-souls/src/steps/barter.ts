import {
  agree,
  type CardId,
  choose,
  chooseNumber,
  type Flow,
  type Option,
  type Params,
  type Seat,
} from '@tavolata/kernel';
import type { G } from '../state.ts';
import { others, player } from '../table/table.ts';
import { giveCents } from '../verbs/cents.ts';
import { giveItem, ownItems } from '../verbs/items.ts';

/** No more offers in a turn: talk is cheap, and a match must end. */
const OFFERS_A_TURN = 4;

/** What an offer asks for, in words that bind nobody (FS-BARTER-04). */
const PROMISES = ['nothing', 'mercy', 'peace', 'luck', 'stop', 'favour'].map(word => `promise-${word}`);

/** Items change hands only by the house rule (FS-BARTER-02, FS-BARTER-07). */
const tradable = (g: G, seat: Seat): readonly CardId[] =>
  g.state.options.tradeItems ? ownItems(g, seat) : [];

/** FS-BARTER-08: while holding priority, never while something resolves. */
export function offersOf(g: G, seat: Seat): Option[] {
  const { options, barters } = g.state;
  if (!options.bartering || barters >= OFFERS_A_TURN) return [];
  return player(g, seat).cents > 0 || tradable(g, seat).length > 0 ? [{ key: 'barter' }] : [];
}

/** Cents for a favour promised in words: only the cents are binding (FS-BARTER-01, FS-BARTER-04). */
export function* barter(g: G, seat: Seat): Flow<void> {
  g.state.barters++;
  const to = yield* choose(g, seat, 'barter-with', others(g, seat), { rule: 'FS-BARTER-01' });
  if (!to) return;
  const item = yield* whichItem(g, seat);
  const amount = item === undefined ? yield* howMuch(g, seat) : 0;
  const promise = yield* choose(g, seat, 'barter-promise', PROMISES, {
    rule: 'FS-BARTER-04',
    params: { to },
  });
  const offer = item === undefined ? { amount, promise } : { card: item, promise };
  g.emit(item === undefined ? 'offered' : 'offered-item', { seat, to, ...offer });
  if (!(yield* accepts(to, { from: seat, ...offer }))) return g.emit('offer-declined', { seat: to });
  if (item === undefined) giveCents(g, seat, to, amount);
  else giveItem(g, to, item);
}

const howMuch = (g: G, seat: Seat): Flow<number> =>
  chooseNumber(seat, 'barter-cents', { min: 1, max: player(g, seat).cents });

const accepts = (to: Seat, params: Params): Flow<boolean> =>
  agree(to, params.card === undefined ? 'barter-accept' : 'barter-accept-item', {
    rule: 'FS-BARTER-01',
    params,
  });

/** Where items may be traded, one of them or cents. */
function* whichItem(g: G, seat: Seat): Flow<CardId | undefined> {
  const items = tradable(g, seat);
  if (items.length === 0) return undefined;
  const cents: Option[] = player(g, seat).cents > 0 ? [{ key: 'cents' }] : [];
  const chosen = yield* choose<Option>(
    g,
    seat,
    'barter-what',
    [...cents, ...items.map(card => ({ key: 'card', card }))],
    { rule: 'FS-BARTER-07' },
  );
  return chosen?.card;
}

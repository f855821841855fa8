import { agree, choose, chooseNumber, type Flow, type Option, type Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { giveCents } from '../verbs/cents.ts';
import { others, player } from '../verbs/table.ts';

/** No more offers in a turn: talk is cheap, and a match must end. */
const OFFERS_A_TURN = 4;

/** FS-BARTER-08: while holding priority, never while something resolves; not between partners (FS-SOLO-10). */
export function offersOf(g: G, seat: Seat): Option[] {
  const { options, together, barters } = g.state;
  if (!options.bartering || together || barters >= OFFERS_A_TURN || player(g, seat).cents === 0) return [];
  return [{ key: 'barter' }];
}

/** Cents for a favour promised in words: only the cents are binding (FS-BARTER-01, FS-BARTER-04). */
export function* barter(g: G, seat: Seat): Flow<void> {
  g.state.barters++;
  const to = yield* choose(g, seat, 'barter-with', others(g, seat), { rule: 'FS-BARTER-01' });
  if (!to) return;
  const amount = yield* chooseNumber(seat, 'barter-cents', { min: 1, max: player(g, seat).cents });
  g.emit('offered', { seat, to, amount });
  if (yield* agree(to, 'barter-accept', { rule: 'FS-BARTER-01', params: { from: seat, amount } }))
    giveCents(g, seat, to, amount);
  else g.emit('offer-declined', { seat: to });
}

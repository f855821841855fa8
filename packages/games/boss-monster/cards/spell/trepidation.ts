import { choose, type Seat } from '@tavolata/kernel';
import { trepidation as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import type { G } from '../../src/state.ts';
import { opponents } from '../../src/verbs/dungeon.ts';
import { soulsOf } from '../../src/verbs/heroes.ts';

/** Those with at least {souls} Souls more than I. */
const aheadOf = (g: G, me: Seat): Seat[] =>
  opponents(g, me).filter(seat => soulsOf(g, seat) >= soulsOf(g, me) + its.souls);

/** No Hero enters the dungeon of a player with at least {souls} more Souls than you for the rest of the turn. */
export const trepidation: Behaviour = {
  spell: {
    refuse: (g, { me }) =>
      aheadOf(g, me).length === 0 ? g.refuse('BM-SPELL-08', 'nobody-ahead') : undefined,
    *aim(g, { me, card }) {
      const seat = yield* choose(g, me, 'shun-dungeon', aheadOf(g, me), { rule: 'BM-CARD-16', source: card });
      return seat ? { seat } : {};
    },
    isLegal: (g, { by, aim }) => aim.seat !== undefined && aheadOf(g, by).includes(aim.seat),
    resolve(g, { aim }) {
      if (!aim.seat) return;
      g.state.shunned.push(aim.seat);
      g.emit('dungeon-shunned', { seat: aim.seat });
    },
  },
};

import { choose, maybeChoose } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import { activeRooms, allActiveRooms, player, spotOf } from '../../src/verbs/dungeon.ts';

/** When built: you may exchange two active Rooms of one dungeon. */
export const centipedeTunnel: Behaviour = {
  *whenBuilt(g, { me, card }) {
    const movable = allActiveRooms(g).filter(({ seat }) => activeRooms(g, seat).length > 1);
    const first = yield* maybeChoose(
      g,
      me,
      'swap-first',
      movable.map(({ room }) => room),
      { rule: 'BM-CARD-23', source: card },
    );
    const from = first === undefined ? undefined : spotOf(g, first);
    if (!from) return;
    const partners = activeRooms(g, from.seat).filter(({ room }) => room !== from.room);
    const second = yield* choose(
      g,
      me,
      'swap-second',
      partners.map(({ room }) => room),
      { rule: 'BM-CARD-23', source: card },
    );
    const to = second === undefined ? undefined : spotOf(g, second);
    if (!to) return;
    // BM-CARD-23: whole stacks move, so the spaces themselves change places.
    const { spaces } = player(g, from.seat);
    const [i, j] = [
      spaces.findIndex(({ id }) => id === from.space),
      spaces.findIndex(({ id }) => id === to.space),
    ];
    [spaces[i], spaces[j]] = [spaces[j] as never, spaces[i] as never];
    g.emit('rooms-swapped', { seat: from.seat, first: from.room, second: to.room });
  },
};

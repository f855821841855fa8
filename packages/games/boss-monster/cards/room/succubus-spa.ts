import { choose, type Option, type Seat } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import { type HandKind, inHand } from '../../src/verbs/draw.ts';
import { opponents } from '../../src/verbs/dungeon.ts';
import { hand } from '../../src/zones.ts';

interface Raid extends Option {
  readonly seat: Seat;
  readonly kind: HandKind;
}

/** Once per turn, a Hero is defeated here: a random card of a named kind passes from an opponent's hand to yours. */
export const succubusSpa: Behaviour = {
  *whenHeroDefeatedHere(g, { me, card }) {
    const raids = opponents(g, me).flatMap((seat): Raid[] => [
      { key: 'steal-room', seat, kind: 'room' },
      { key: 'steal-spell', seat, kind: 'spell' },
    ]);
    // BM-CARD-19: opponent and kind are named first; the backs tell which kinds there are.
    const raid = yield* choose(
      g,
      me,
      'steal-from',
      raids.filter(({ seat, kind }) => inHand(g, seat, kind).length > 0),
      { rule: 'BM-CARD-19', source: card },
    );
    const stolen = raid && g.anyCard(inHand(g, raid.seat, raid.kind));
    if (!raid || stolen === undefined) return;
    g.move(stolen, hand(me));
    g.emit('stole', { seat: me, opponent: raid.seat, card: stolen });
  },
};

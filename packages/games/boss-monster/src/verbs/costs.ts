import { type CardId, choose, type Flow, type Refusal } from '@tavolata/kernel';
import type { Use } from '../behaviour.ts';
import type { Cost } from '../defs.ts';
import type { G, Spot } from '../state.ts';
import { hand } from '../zones.ts';
import { destroy } from './destroy.ts';
import { chooseDiscard } from './draw.ts';
import { activeRooms, roomDef, spotOf } from './dungeon.ts';

const othersOf = (g: G, { me, card }: Use): Spot[] => activeRooms(g, me).filter(spot => spot.room !== card);

function payable(g: G, { me }: Use, cost: Extract<Cost, { discard: string }>): CardId[] {
  return g.cards(hand(me)).filter(card => {
    const def = g.def(card);
    if (cost.discard === 'spell') return def.type === 'spell';
    return def.type === 'room' && (cost.discard === 'room' || def.subtype === 'monster');
  });
}

/** BM-DISCARD-05, BM-ACT-01: costs are paid in full or not at all. */
export function refuseCost(g: G, use: Use): Refusal | undefined {
  const { cost } = roomDef(g, use.card);
  if (!cost) return undefined;
  if ('discard' in cost)
    return payable(g, use, cost).length < cost.number ? g.refuse('BM-DISCARD-05', 'cannot-pay') : undefined;
  return cost.destroy === 'another' && othersOf(g, use).length === 0
    ? g.refuse('BM-ACT-01', 'no-other-room')
    : undefined;
}

export function* payCost(g: G, use: Use): Flow<void> {
  const { me, card } = use;
  const { cost } = roomDef(g, card);
  if (!cost) return;
  if ('discard' in cost)
    yield* chooseDiscard(g, me, 'discard-cost', payable(g, use, cost), cost.number, card);
  else {
    const room =
      cost.destroy === 'this'
        ? card
        : yield* choose(
            g,
            me,
            'destroy-cost',
            othersOf(g, use).map(spot => spot.room),
            { source: card },
          );
    const spot = room === undefined ? undefined : spotOf(g, room);
    if (spot) destroy(g, spot);
  }
}

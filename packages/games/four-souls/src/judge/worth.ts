import type { CardId, Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { hpOf, isEternal, soulsOf } from '../table/standing.ts';
import { countersOn, handOf, itemsOf, player } from '../table/table.ts';
import { SOUL, TREASURE } from './odds.ts';

/** What a loot card in hand is worth. */
const LOOT: Readonly<Record<string, number>> = {
  'loot-penny': 0.5,
  'loot-2-cents': 0.9,
  'loot-3-cents': 1.3,
  'loot-4-cents': 1.7,
  'loot-nickel': 2.2,
  'loot-butter-bean': 1.6,
  'loot-bomb': 2,
  'loot-battery': 1.2,
  'loot-dice-shard-soul-heart': 1.7,
  'loot-pill-rune': 1.3,
  'loot-tarot-special': 2.2,
  'loot-trinket': 3,
  'loot-ambush': 1,
  'loot-lost-soul': SOUL,
};

export function cardWorth(g: G, card: CardId): number {
  const { bots, type, subtype = '', souls = 0 } = g.def(card);
  if (type === 'loot') return LOOT[subtype] ?? 1;
  if (subtype === 'treasure-soul') return TREASURE + 2;
  if (bots.worth === 'burden') return 0;
  return souls > 0 && type !== 'treasure'
    ? souls * SOUL
    : TREASURE + (bots.worth === 'strong' ? 3 : 0) + Math.min(2, countersOn(g, card) / 3);
}

/** How good a position is for a seat; the others' souls count against it. */
export function value(g: G, seat: Seat): number {
  const { result } = g.state.core;
  if (result) return result.winners.includes(seat) ? 1000 : -1000;
  if (!g.state.order.includes(seat)) return -1000;
  const rivals = g.state.together ? [] : g.state.order.filter(other => other !== seat);
  return (
    standing(g, seat) -
    rivals.reduce((sum, other) => sum + standing(g, other), 0) / Math.max(1, rivals.length)
  );
}

function standing(g: G, seat: Seat): number {
  const items = itemsOf(g, seat).reduce((sum, card) => sum + (isEternal(g, card) ? 3 : TREASURE), 0);
  const souls = soulsOf(g, seat);
  return (
    souls * SOUL +
    souls * souls +
    items +
    player(g, seat).cents * 0.4 +
    handOf(g, seat).length * 1.2 +
    hpOf(g, { seat })
  );
}

import { type CardId, playOn, type Seat } from '@tavolata/kernel';
import { limits } from '../defs.ts';
import type { G } from '../state.ts';
import { inHand } from '../verbs/draw.ts';
import { activeRooms, opponents, player, treasures } from '../verbs/dungeon.ts';
import { soulsOf, woundsOf } from '../verbs/heroes.ts';
import { dungeonDamage, harvest } from './forecast.ts';

/** Wounds hurt more the fewer are left. */
const woundCost = (wounds: number): number => wounds * 1.4 + Math.max(0, wounds - 2) * 1.2;

/** How well a seat stands: score, what the town will bring, the strength of the dungeon, cards to use. */
function standing(g: G, seat: Seat): number {
  const rooms = activeRooms(g, seat).length;
  const icons = Object.values(treasures(g, seat)).reduce((sum, count) => sum + count, 0);
  const readiness = player(g, seat).levelledUp ? 0 : 0.25 * Math.min(rooms, limits.maxRooms);
  return (
    soulsOf(g, seat) -
    woundCost(woundsOf(g, seat)) +
    0.8 * harvest(g, seat) +
    0.32 * dungeonDamage(g, seat) +
    0.06 * icons +
    readiness +
    0.05 * inHand(g, seat, 'room').length +
    0.25 * inHand(g, seat, 'spell').length
  );
}

/** One's own standing against the best of the others. */
export function value(g: G, seat: Seat): number {
  if (player(g, seat).out) return -100;
  const others = opponents(g, seat).map(other => standing(g, other));
  return standing(g, seat) - 0.35 * Math.max(0, ...others);
}

/** The same after a change made on a copy. */
export function valueAfter(g: G, seat: Seat, change: (trial: G) => void): number {
  const trial = playOn(g.game, g.game.clone(g.state));
  change(trial);
  return value(trial, seat);
}

/** What a card in hand is good for, roughly. */
export function cardWorth(g: G, card: CardId): number {
  const def = g.def(card);
  if (def.type === 'room')
    return def.damage + 0.4 * def.treasure.length + (def.tier === 'advanced' ? 0.5 : 0);
  return def.type === 'spell' ? 2.5 : 0;
}

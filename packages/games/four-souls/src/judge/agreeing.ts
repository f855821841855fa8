import type { Ask, Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { ownItems } from '../verbs/items.ts';
import { hpOf } from '../verbs/standing.ts';
import { active, cursesOf, faceOf, others, player } from '../verbs/table.ts';
import { attackWorth, TREASURE } from './odds.ts';
import { isBadRoll, topRoll } from './rolling.ts';
import { cardWorth } from './worth.ts';

type Thinks = (g: G, me: Seat) => boolean;

const isBad: Thinks = (g, me) => {
  const roll = topRoll(g);
  return roll !== undefined && isBadRoll(g, me, roll);
};

/** 'You may' is mostly an offer; here are those that want a thought. */
const MAY: Readonly<Record<string, Thinks>> = {
  'isaacs-blessing': isBad,
  'dads-lost-coin': isBad,
  'sacred-heart': isBad,
  // In one's own turn the die was mostly one's own.
  'moms-razor': (g, me) => active(g) !== me && !g.state.together,
  'angelic-intervention': (g, me) => {
    const target = g.state.attack?.target;
    return target !== undefined && attackWorth(g, me, target) < 0;
  },
  'the-mirror': () => false,
  'edens-blessing-room': (g, me) => ownItems(g, me).some(card => cardWorth(g, card) < TREASURE),
};

/** Questions to which a sensible player says yes. */
export function agrees(g: G, me: Seat, { prompt, source }: Ask): boolean {
  if (prompt !== 'may-do') return false;
  return source === undefined || (MAY[faceOf(g, source).id]?.(g, me) ?? true);
}

const survives = (g: G, me: Seat, damage: number): boolean => hpOf(g, { seat: me }) > damage;

/** What the modes of 'choose one' are worth that differ. */
export const MODES: Readonly<Record<string, (g: G, me: Seat) => number>> = {
  'suffer-one': (g, me) => (survives(g, me, 1) ? 1 : -1),
  'suffer-two': (g, me) => (survives(g, me, 2) ? 2 : -2),
  'loot-for-damage': (g, me) => (survives(g, me, 1) ? 2 : -1),
  'guppy-for-damage': (g, me) => (survives(g, me, 2) ? 4 : -2),
  'each-suffers': () => -1,
  'each-loots': () => 1,
  'destroy-curse': (g, me) => (cursesOf(g, me).length > 0 ? 3 : -1),
  'steal-cents': (g, me) =>
    !g.state.together && others(g, me).some(seat => player(g, seat).cents > 0) ? 1 : -1,
};

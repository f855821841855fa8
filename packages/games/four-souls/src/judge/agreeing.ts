import type { Question, Seat } from '@tavolata/kernel';
import type { Hints } from '../defs.ts';
import type { G } from '../state.ts';
import { hpOf } from '../table/standing.ts';
import { active, cursesOf, faceOf, others, player } from '../table/table.ts';
import { ownItems } from '../verbs/items.ts';
import { attackWorth, TREASURE } from './odds.ts';
import { isBadRoll, topRoll } from './rolling.ts';
import { cardWorth } from './worth.ts';

type Thinks = (g: G, me: Seat) => boolean;

/** 'You may' is mostly an offer; here is what some cards need to take it up. */
const MAY: Readonly<Record<NonNullable<Hints['may']>, Thinks>> = {
  'bad-roll': (g, me) => {
    const roll = topRoll(g);
    return roll !== undefined && isBadRoll(g, me, roll);
  },
  'bad-attack': (g, me) => {
    const target = g.state.attack?.target;
    return target !== undefined && attackWorth(g, me, target) < 0;
  },
  // In one's own turn the die was mostly one's own.
  'others-turn': (g, me) => active(g) !== me && !g.state.together,
  'poor-item': (g, me) => ownItems(g, me).some(card => cardWorth(g, card) < TREASURE),
  never: () => false,
};

/** Questions to which a sensible player says yes. */
export function agrees(g: G, me: Seat, { prompt, source }: Question): boolean {
  if (prompt !== 'may-do') return false;
  const may = source === undefined ? undefined : faceOf(g, source).bots.may;
  return may === undefined || MAY[may](g, me);
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

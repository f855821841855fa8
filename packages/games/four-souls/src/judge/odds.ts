import type { CardId, Seat } from '@tavolata/kernel';
import type { Aim, G } from '../state.ts';
import { atkOf, dcOf, hpOf, rollBonus } from '../table/standing.ts';
import { hasTap, isCharged, itemsOf } from '../table/table.ts';
import { useOfCard } from './uses.ts';

const FACES = 6;

/** The chance that so many hits come before so many misses. */
function race(hits: number, misses: number, chance: number): number {
  if (hits <= 0) return 1;
  if (misses <= 0) return 0;
  return chance * race(hits - 1, misses, chance) + (1 - chance) * race(hits, misses - 1, chance);
}

/** What standing effects add to an attack roll. */
const helpOnRolls = (g: G, me: Seat, target: Aim): number =>
  rollBonus(g, { kind: 'roll', id: 0, by: me, face: 1, nth: 2, nthAttack: 2, attack: target });

/** Charged cards that will take a blow or turn a miss. */
function guards(g: G, me: Seat): number {
  const seats = g.state.together ? g.state.order : [me];
  return seats
    .flatMap(seat => itemsOf(g, seat))
    .filter(card => isCharged(g, card) && hasTap(g, card))
    .filter(card => useOfCard(g, card) === 'shield' || useOfCard(g, card) === 'roll').length;
}

/** How an attack would go if nobody interfered: the chance to win it. */
export function winChance(g: G, me: Seat, target: Aim, left = hpOf(g, target)): number {
  const attack = atkOf(g, { seat: me });
  const answer = atkOf(g, target);
  if (attack === 0) return 0;
  if (answer === 0) return 1;
  const chance = Math.min(1, (FACES + 1 - dcOf(g, target) + helpOnRolls(g, me, target)) / FACES);
  const hp = hpOf(g, { seat: me });
  return race(Math.ceil(left / attack), Math.ceil(hp / answer) + guards(g, me), chance);
}

const CENT = 0.4;
const LOOT = 1.2;
export const TREASURE = 6;
export const SOUL = 25;
/** Against the timer everything else can wait. */
const SOUL_TOGETHER = 45;
export const soulWorth = (g: G): number => (g.state.together ? SOUL_TOGETHER : SOUL);
/** An item, a card and a cent, and the rest of the turn; against the timer, a round as well. */
const DEATH = 7;
const ROUND = 18;
export const deathCost = (g: G): number => (g.state.together ? DEATH + ROUND : DEATH);

/** What a monster pays, and is worth as a soul. */
export function spoils(g: G, card: CardId): number {
  const { rewards, souls = 0 } = g.def(card);
  const each = { cents: CENT, loot: LOOT, treasure: TREASURE };
  return rewards.reduce(
    (sum, { gain, amount }) => sum + each[gain] * (amount === 'die' ? 3.5 : amount),
    souls * soulWorth(g),
  );
}

/** What attacking something is worth. */
export function attackWorth(g: G, me: Seat, target: Aim, left = hpOf(g, target)): number {
  if (target.seat) return winChance(g, me, target) * 4 - (1 - winChance(g, me, target)) * deathCost(g);
  if (target.card === undefined) return unseenWorth(g, me);
  const win = winChance(g, me, target, left);
  return win * spoils(g, target.card) - (1 - win) * deathCost(g);
}

/** The top of the deck: an average monster, or an event. */
function unseenWorth(g: G, me: Seat): number {
  const strength = hpOf(g, { seat: me }) + 2 * atkOf(g, { seat: me });
  if (g.state.together) return hpOf(g, { seat: me }) >= 2 ? strength - 3 : -2;
  return strength >= 5 ? strength - 3.5 : -2;
}

import type { CardId, Seat } from '@tavolata/kernel';
import {
  defs,
  type FindName,
  LOCATIONS,
  type LocationName,
  limits,
  type MapDef,
  MONASTERY,
  type Outcome,
} from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { blightDef, blightsIn, isInEffect, isProtected, whereIs } from '../verbs/blights.ts';
import { defaultOf } from '../verbs/defaults.ts';
import { relicOf } from '../verbs/dice.ts';
import { heroAt, living } from '../verbs/heroes.ts';
import { isSpared } from '../verbs/stats.ts';
import { itemsOf, leftItems, relicSite } from '../zones.ts';
import { defenceChance } from './odds.ts';

/** The first points of Grace are the dear ones. */
const GRACE = [4, 2.2, 1.2, 0.7, 0.4, 0.3];
export const graceWorth = (has: number): number => GRACE[Math.max(0, has)] ?? 0.2;
const DEATH = 9;
/** What it costs a hero to pay for a wound, or not to be able to. */
export function woundCost(g: G, hero: HeroId): number {
  if (isSpared(g, hero, 'grace')) return 0;
  const { grace } = heroAt(g, hero);
  return grace === 0 ? DEATH : graceWorth(grace - 1);
}

const SECRECY = [1, 0.9, 0.7, 0.6, 0.5, 0.3];
export const secrecyWorth = (has: number): number => SECRECY[Math.max(0, has)] ?? 0.15;
export const DARKNESS_WORTH = 1.3;
const POWER_WORTH = 1.2;
const EVENT_COST = 1.1;
const BLIGHT_COST = 1.4;
/** The Necromancer comes to where the hero is. */
const NEAR_COST = 0.8;

/** What an outcome costs a hero, roughly. */
export function costOf(g: G, hero: HeroId, outcome: Outcome): number {
  const { grace, secrecy } = heroAt(g, hero);
  const { lose = {}, spend = {}, gain = {} } = outcome;
  const down = (stat: 'grace' | 'secrecy', amount: number): number => {
    const has = stat === 'grace' ? grace : secrecy;
    const worth = stat === 'grace' ? graceWorth : secrecyWorth;
    if (isSpared(g, hero, stat)) return 0;
    let cost = 0;
    for (let n = 1; n <= Math.min(amount, has); n++) cost += worth(has - n);
    return cost;
  };
  return (
    down('grace', (lose.grace ?? 0) + (spend.grace ?? 0)) +
    down('secrecy', (lose.secrecy ?? 0) + (spend.secrecy ?? 0)) +
    (outcome.wound ? woundCost(g, hero) : 0) +
    (outcome.darkness ?? 0) * DARKNESS_WORTH +
    (outcome.exhaust === 'all' ? 1 : outcome.exhaust ? 0.4 : 0) +
    (outcome.loseTurn ? 2 : 0) +
    (outcome.events ?? 0) * EVENT_COST +
    (outcome.blights ?? 0) * BLIGHT_COST +
    (outcome.necromancer ? NEAR_COST : 0) -
    (gain.grace ?? 0) * graceWorth(grace) -
    (gain.secrecy ?? 0) * secrecyWorth(secrecy) -
    (outcome.finds ?? 0) * 1.5
  );
}

/** How much the heroes would like a blight gone. */
export function blightWorth(g: G, blight: CardId): number {
  const at = whereIs(g, blight) ?? MONASTERY;
  const def = blightDef(g, blight);
  const crowd = blightsIn(g, at).length;
  const crowded = at === MONASTERY ? 1.5 * crowd : crowd >= 4 ? 2.4 : crowd === 3 ? 1.2 : 0;
  const own = def.darknessPerTurn ? 4.5 : def.subtype === 'monster' ? 1.3 : def.protectsOthers ? 1.2 : 0.9;
  return own + crowded + (at === 'ruins' ? 0.3 : 0);
}

const MAPS: readonly MapDef[] = defs.filter((def): def is MapDef => def.type === 'map');
const countOf = (at: LocationName, find: FindName): number =>
  MAPS.filter(({ finds }) => finds[at] === find).length;
const KEYS = new Map(LOCATIONS.map(({ id }) => [id, countOf(id, 'key') / MAPS.length]));

export const keysOf = (g: G, hero: HeroId): number =>
  g.cards(itemsOf(hero)).filter(card => g.is(card, 'key')).length;

/** Relics that are home, or on their way. */
export const relicsHeld = (g: G): number =>
  g.cards(leftItems(MONASTERY)).filter(card => g.def(card).type === 'relic').length +
  living(g).filter(hero => relicOf(g, hero) !== undefined).length;

/** What a find is worth on average where a hero searches. */
export function findWorth(g: G, at: LocationName): number {
  const keys = living(g).reduce((sum, hero) => sum + keysOf(g, hero), 0);
  const wanted = (limits.relicsToWin - relicsHeld(g)) * limits.keysForRelic;
  const key = keys < wanted ? 5 : 0.4;
  return (KEYS.get(at) ?? 0) * key + (1 - (KEYS.get(at) ?? 0)) * POWER_WORTH;
}

/** What ending a turn somewhere costs. */
export function dangerAt(g: G, hero: HeroId, at: LocationName): number {
  const { secrecy } = heroAt(g, hero);
  let danger = at === MONASTERY ? 0 : 0.4;
  for (const blight of blightsIn(g, at)) {
    if (!isInEffect(g, blight, hero)) continue;
    const { enemy, turnEnd } = blightDef(g, blight);
    if (enemy) danger += (1 - defenceChance(g, hero, enemy)) * woundCost(g, hero);
    if (turnEnd?.lose?.secrecy) danger += secrecyWorth(secrecy - 1);
  }
  if (at === g.state.necromancer) danger += 0.6 + (secrecy <= 1 ? 0.8 * woundCost(g, hero) : 0);
  return danger;
}

/** What arriving somewhere costs at once. */
export const entryCost = (g: G, hero: HeroId, at: LocationName): number =>
  blightsIn(g, at).reduce(
    (sum, blight) =>
      sum + (isInEffect(g, blight, hero) ? costOf(g, hero, blightDef(g, blight).entering ?? {}) : 0),
    0,
  );

/** Whether an attack could bring anything. */
export const isWorthAttacking = (g: G, hero: HeroId, blight: CardId): boolean =>
  !isProtected(g, blight, hero);

export const relicSites = (g: G): LocationName[] =>
  LOCATIONS.filter(({ id }) => g.cards(relicSite(id)).length > 0).map(({ id }) => id);

/** The heroes' hopes, from relics, keys, powers and health; the Necromancer's are the opposite. */
export function value(g: G, seat: Seat): number {
  const { result } = g.state.core;
  if (result) return result.winners.includes(seat) ? 1000 : -1000;
  const overrun = blightsIn(g, MONASTERY).length;
  const board = LOCATIONS.reduce((sum, { id }) => sum + blightsIn(g, id).length, 0);
  const health = living(g).reduce((sum, hero) => {
    const { grace } = heroAt(g, hero);
    return sum + 5 * Math.min(1, grace / Math.max(1, defaultOf(g, hero, 'grace'))) + keysOf(g, hero) * 2;
  }, 0);
  const hopes = relicsHeld(g) * 15 + health - g.state.darkness - board * 0.5 - overrun * 8;
  return seat === g.state.necromancerSeat ? -hopes : hopes;
}

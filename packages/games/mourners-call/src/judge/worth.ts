import type { CardId, Seat } from '@tavolata/kernel';
import {
  type CardDef,
  type Cost,
  type Deed,
  type EffectStep,
  FACTIONS,
  type Faction,
  limits,
  MALAVESTROS,
  type Track,
  trackFacts,
} from '../defs.ts';
import type { G } from '../state.ts';
import {
  freeBases,
  guildsOwned,
  influenceOf,
  locationsWithFigures,
  opponents,
  player,
} from '../verbs/board.ts';
import { motivePoints, openPoints } from '../verbs/scoring.ts';
import { mourners } from '../zones.ts';
import { ethereaWorth } from './etherea.ts';
import { toCome } from './horizon.ts';
import { levelWorth, pursued } from './motive.ts';

const UNITY = 1.1;

/** A figure pays in this round and in those that are left, the more the fewer one has. */
export function figureWorth(g: G, seat: Seat): number {
  if (freeBases(g, seat) === 0) return 0;
  return Math.min(3.6, 0.3 + 0.9 * toCome(g)) * (1 - 0.06 * player(g, seat).figures.length);
}

/** A Mourner works every round, and brings a figure. */
const mournerWorth = (g: G, seat: Seat): number =>
  0.9 + 0.6 * Math.min(4, toCome(g)) + 0.9 * figureWorth(g, seat) + 0.4 * pursued(g, seat, 'mourner-cards');

const isFaction = (of: EffectStep['of']): of is Faction => FACTIONS.some(faction => faction === of);

/** What so many points of a faction are worth: those above the end of the track are lost (MC-INF-02). */
export function influenceWorth(g: G, seat: Seat, faction: Faction, number: number): number {
  const { influence } = player(g, seat);
  const room = limits.influence.max - influence[faction];
  const full = influence[faction] / limits.influence.max;
  return Math.min(number, room) * (1 - 0.4 * full * full + 0.5 * pursued(g, seat, 'influence', faction));
}

/** Near its end a track is dangerous for whoever pushes it. */
function riseWorth(g: G, seat: Seat, track: Track, number: number): number {
  const level = g.state[track];
  if (level + number < trackFacts[track].trigger)
    return -0.12 * number - 0.03 * level + levelWorth(g, seat, track, number);
  if (track === 'suspicion') return -limits.inquisitor.unity * 1.1;
  return g.cards(mourners(seat)).length > 0 ? -4 : 0;
}

function fallWorth(g: G, seat: Seat, track: Track, number: number): number {
  const falls = Math.min(number, g.state[track]);
  return falls === 0 ? 0 : (0.08 + 0.03 * g.state[track]) * falls + levelWorth(g, seat, track, -falls);
}

function countedBy(g: G, seat: Seat, per: EffectStep['per']): number {
  if (per === 'guild-owned') return guildsOwned(g, seat).length;
  if (per === 'location-with-figure') return locationsWithFigures(g, seat).length;
  return per ? g.cards(mourners(seat)).length : 1;
}

function pointsWorth(g: G, seat: Seat, of: EffectStep['of'], number: number): number {
  if (isFaction(of)) return influenceWorth(g, seat, of, number);
  if (of === 'present')
    return FACTIONS.filter(faction => locationsWithFigures(g, seat, faction).length > 0)
      .map(faction => influenceWorth(g, seat, faction, number))
      .reduce((sum, each) => sum + each, 0);
  return Math.max(...FACTIONS.map(faction => influenceWorth(g, seat, faction, number)));
}

function goodsWorth(g: G, seat: Seat, step: EffectStep): number {
  const amount = step.half ? 2 : Math.min((step.number ?? 1) * countedBy(g, seat, step.per), step.most ?? 99);
  switch (step.gain ?? step.lose) {
    case 'etherea':
      return step.gain ? ethereaWorth(g, seat, amount) : -ethereaWorth(g, seat, -amount);
    case 'unity':
      return step.who ? -0.3 * amount : UNITY * amount;
    default:
      return pointsWorth(g, seat, step.of, amount);
  }
}

function stepWorth(g: G, seat: Seat, step: EffectStep): number {
  const { number = 1 } = step;
  if (step.gain) return goodsWorth(g, seat, step);
  if (step.lose) return step.who ? 0.3 * number : -goodsWorth(g, seat, step);
  if (step.steal)
    return opponents(g, seat).some(other => influenceOf(g, other) >= number)
      ? pointsWorth(g, seat, step.of, number) + 0.3 * number
      : 0;
  if (step.raise) return riseWorth(g, seat, step.raise, number);
  if (step.lower) return fallWorth(g, seat, step.lower, number);
  if (step.mourner) return mournerWorth(g, seat);
  if (step.figure) return figureWorth(g, seat);
  if (step.place) return step.place === MALAVESTROS ? 1.2 : 1.8;
  if (step.move) return step.optional ? 0.8 : 1.4;
  if (step.take) return step.take === 'dreadsbane-token' ? 0.4 : 0.8;
  if (step.contribute) return 0.8 + ethereaWorth(g, seat, -number);
  if (step.convert) return -0.2;
  if (step.defeat) return 2;
  if (step.reveal || step.look)
    return step.look === 'wallows-deck' || step.reveal ? 1.2 + pursued(g, seat, 'artifacts') / 2 : 0.1;
  if (step.discard) return 0.6;
  if (step.send) return 0.8;
  return 0.2;
}

export const costOf = (g: G, seat: Seat, cost?: Cost): number => {
  if (!cost) return 0;
  if (cost.return) return 1.5;
  const { number = 1 } = cost;
  return cost.pay === 'etherea' ? -ethereaWorth(g, seat, -number) : number;
};

export const stepsWorth = (g: G, seat: Seat, steps: readonly EffectStep[] = []): number =>
  steps.reduce((sum, step) => sum + stepWorth(g, seat, step), 0);

export const deedWorth = (g: G, seat: Seat, deed: Pick<Deed, 'cost' | 'does'>): number =>
  stepsWorth(g, seat, deed.does) - costOf(g, seat, deed.cost);

/** What a card is good for, to have or to keep. */
export function cardWorth(g: G, seat: Seat, card: CardId): number {
  const def: CardDef = g.def(card);
  switch (def.type) {
    case 'court':
      return (
        Math.max(0, ...def.actions.map(row => deedWorth(g, seat, row))) + stepsWorth(g, seat, def.onPlay)
      );
    case 'mourner': {
      const use = Math.max(0.3, deedWorth(g, seat, def));
      return def.kind === 'instant' ? use + 0.2 : use * 2;
    }
    case 'wallows':
      return (
        stepsWorth(g, seat, def.reward) +
        (def.subtype === 'artifact' ? 1.5 + pursued(g, seat, 'artifacts') : 0)
      );
    case 'ulterior-motive':
      // Whoever always kept the same ones would tell them by the faction declared.
      return 0;
  }
}

const standing = (g: G, seat: Seat): number =>
  openPoints(g, seat) +
  motivePoints(g, seat) +
  0.55 * player(g, seat).etherea +
  0.6 * player(g, seat).figures.length +
  0.8 * g.cards(mourners(seat)).length;

/** One's own standing against the best of the others. */
export function value(g: G, seat: Seat): number {
  if (player(g, seat).out) return -100;
  return standing(g, seat) - 0.35 * Math.max(0, ...opponents(g, seat).map(other => standing(g, other)));
}

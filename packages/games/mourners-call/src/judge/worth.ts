import type { CardId, Seat } from '@tavolata/kernel';
import {
  type CardDef,
  type Cost,
  type Deed,
  type EffectStep,
  limits,
  type MotiveDef,
  type Scoring,
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
import { motives, mourners } from '../zones.ts';

/** What things are worth in points, roughly; Etherea buys figures and wins tithes. */
const ETHEREA = 0.55;
/** What a gem of a pile is worth above its price while there are rounds left to use what it buys. */
const TO_COME = 0.65;
/** Unity in the reserve from which on the end is far. */
const FAR = 20;
const UNITY = 1.1;
const MOURNER = 2.4;

/** A pile is taken for the figures and the tithes it will pay for. */
export const pileWorth = (g: G, etherea: number): number =>
  (ETHEREA + TO_COME * Math.min(1, g.state.reserve / FAR)) * etherea;

/** A figure pays in the rounds that are left, the more the fewer one has. */
export function figureWorth(g: G, seat: Seat): number {
  const { reserve } = g.state;
  const left = Math.min(1, reserve / 15);
  return freeBases(g, seat) === 0 ? 0 : (3.4 - 0.25 * player(g, seat).figures.length) * left;
}

/** Near its end a track is dangerous for whoever pushes it. */
function riseWorth(g: G, seat: Seat, track: Track, number: number): number {
  if (g.state[track] + number < trackFacts[track].trigger) return -0.12 * number - 0.03 * g.state[track];
  if (track === 'suspicion') return -limits.inquisitor.unity * 1.1;
  return g.cards(mourners(seat)).length > 0 ? -4 : 0;
}

function countedBy(g: G, seat: Seat, per: EffectStep['per']): number {
  if (per === 'guild-owned') return guildsOwned(g, seat).length;
  if (per === 'location-with-figure') return locationsWithFigures(g, seat).length;
  return per ? g.cards(mourners(seat)).length : 1;
}

function goodsWorth(g: G, seat: Seat, step: EffectStep): number {
  const amount = step.half ? 2 : Math.min((step.number ?? 1) * countedBy(g, seat, step.per), step.most ?? 99);
  switch (step.gain ?? step.lose) {
    case 'etherea':
      return ETHEREA * amount;
    case 'unity':
      return step.who ? -0.3 * amount : UNITY * amount;
    default:
      return step.of === 'present' ? 2 : amount;
  }
}

function stepWorth(g: G, seat: Seat, step: EffectStep): number {
  const { number = 1 } = step;
  if (step.gain) return goodsWorth(g, seat, step);
  if (step.lose) return step.who ? 0.3 * number : -goodsWorth(g, seat, step);
  if (step.steal) return opponents(g, seat).some(other => influenceOf(g, other) > 0) ? 1.3 * number : 0;
  if (step.raise) return riseWorth(g, seat, step.raise, number);
  if (step.lower) return g.state[step.lower] > 0 ? 0.1 * Math.min(number, g.state[step.lower]) : 0;
  if (step.mourner) return MOURNER + 0.6 * figureWorth(g, seat);
  if (step.figure) return figureWorth(g, seat);
  if (step.place) return step.place === 'figure-malavestros' ? 0.4 : 1.6;
  if (step.move) return step.optional ? 0.8 : 1.4;
  if (step.take) return step.take === 'figure-death' ? 0.8 : 0.4;
  if (step.contribute) return player(g, seat).etherea >= number ? 0 : 0.3;
  if (step.convert) return -0.2;
  if (step.defeat) return 2;
  if (step.reveal || step.look) return step.look === 'wallows-deck' || step.reveal ? 1.2 : 0.1;
  if (step.discard) return 0.6;
  return 0.2;
}

export const costOf = (cost?: Cost): number => {
  if (!cost) return 0;
  if (cost.return) return 1.5;
  return (cost.number ?? 1) * (cost.pay === 'etherea' ? ETHEREA : 1);
};

export const stepsWorth = (g: G, seat: Seat, steps: readonly EffectStep[] = []): number =>
  steps.reduce((sum, step) => sum + stepWorth(g, seat, step), 0);

export const deedWorth = (g: G, seat: Seat, deed: Pick<Deed, 'cost' | 'does'>): number =>
  stepsWorth(g, seat, deed.does) - costOf(deed.cost);

/** What a Motive may bring in the end. */
function hopes({ most, level, atMost = 0, points = 0, of }: Scoring): number {
  if (most === 'influence') return points;
  if (most) return points - 0.5;
  if (level) return 2;
  return of ? atMost - 2 : atMost - 2.5;
}

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
      return stepsWorth(g, seat, def.reward) + (def.subtype === 'artifact' ? 1.5 : 0);
    case 'ulterior-motive':
      return hopes((def as MotiveDef).scores);
  }
}

/** The Motive in hand, as far as the viewer knows it. */
export const motiveOf = (g: G, seat: Seat): Scoring => {
  const [card] = g.cards(motives(seat));
  return card === undefined ? {} : (g.def(card) as MotiveDef).scores;
};

const standing = (g: G, seat: Seat): number =>
  openPoints(g, seat) +
  motivePoints(g, seat) +
  ETHEREA * player(g, seat).etherea +
  0.6 * player(g, seat).figures.length +
  0.8 * g.cards(mourners(seat)).length;

/** One's own standing against the best of the others. */
export function value(g: G, seat: Seat): number {
  if (player(g, seat).out) return -100;
  return standing(g, seat) - 0.35 * Math.max(0, ...opponents(g, seat).map(other => standing(g, other)));
}

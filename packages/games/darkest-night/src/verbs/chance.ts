import type { CardId } from '@tavolata/kernel';
import type { G, Roll } from '../state.ts';
import { itemsOf } from '../zones.ts';
import { forbids } from './blights.ts';
import { diceFrom, diceIn, type Points, pointsIn, relicOf, successesIn, valuesOf } from './dice.ts';
import { activeOf, activesOn, isExhausted, powerDef } from './powers.ts';

/** A roll that has not been thrown. */
export type Wanted = Pick<Roll, 'hero' | 'kind' | 'base'> &
  Partial<Pick<Roll, 'target' | 'blight' | 'against' | 'tactic' | 'at'>>;

export const unthrown = (wanted: Wanted): Roll => ({
  ...wanted,
  used: [],
  faces: [],
  fixed: false,
  chosen: 0,
  dusted: false,
});

/** What the hero carries and uses for a roll unless it is declined (DN-ITEM-09, DN-RELIC-04). */
function usedByDefault(g: G, roll: Roll): CardId[] {
  const relic = roll.kind === 'fight' ? relicOf(g, roll.hero) : undefined;
  const artifacts = g.cards(itemsOf(roll.hero)).filter(card => {
    const def = g.def(card);
    return def.type === 'artifact' && diceFrom(def.extraDice, roll) > 0 && !isExhausted(g, card);
  });
  const usable = artifacts.length > 0 && forbids(g, roll.hero, 'bonus') ? [] : artifacts;
  return relic === undefined ? usable : [relic, ...usable];
}

/** Invisibility counts at once when it is the Tactic, and is over when another one is. */
function lastingDice(g: G, roll: Roll): number {
  const { tactic, hero } = roll;
  if (tactic === undefined) return 0;
  const over = activesOn(g, hero).reduce(
    (sum, { card, effect }) =>
      effect.ends === 'failed-or-other-tactic' && card !== tactic
        ? sum + diceFrom(effect.extraDice, roll)
        : sum,
    0,
  );
  const own = activeOf(g, tactic) ? 0 : diceFrom(powerDef(g, tactic).active?.extraDice, roll);
  return own - over;
}

/** A roll as it would be made now, with what the hero uses by default. */
export function imagined(g: G, wanted: Wanted): Roll {
  const roll = unthrown(wanted);
  return { ...roll, base: roll.base + lastingDice(g, roll), used: usedByDefault(g, roll) };
}

/** The chance that a die shows less than a number. */
const misses = (number: number): number => Math.min(6, Math.max(0, number - 1)) / 6;

/** For each die of a roll, the chance that it stays below the target; what the highest gains counts apart. */
const missesOf = (dice: number, target: number, { each, chosen }: Points): number[] =>
  Array.from({ length: dice }, (_, die) => misses(target - each - (die === 0 ? chosen : 0)));

const product = (factors: readonly number[]): number => factors.reduce((all, each) => all * each, 1);

/** Whether dice that lie there reach the target. */
const isReached = (g: G, roll: Roll, target: number): boolean => successesIn(valuesOf(g, roll), target) > 0;

/** The chance of at least one success (DN-DICE-02), all dice still to be thrown. */
export function chanceOf(g: G, roll: Roll, target: number): number {
  const points = pointsIn(g, roll);
  return 1 - product(missesOf(diceIn(g, roll), target - points.highest, points));
}

/** The chance after dice that lie there have been thrown again. */
export function chanceOfReroll(g: G, roll: Roll, target: number): number {
  const points = pointsIn(g, roll);
  return 1 - product(missesOf(roll.faces.length, target - points.highest, points));
}

/** The chance after so many dice have been added to those that lie there. */
export function chanceOfAdding(g: G, roll: Roll, target: number, dice: number): number {
  if (isReached(g, roll, target)) return 1;
  const { each, highest } = pointsIn(g, roll);
  return 1 - misses(target - each - highest) ** dice;
}

/** The chance with the dice of Prediction, which are known. */
export const chanceOfStored = (g: G, roll: Roll, target: number): number =>
  isReached(g, { ...roll, faces: [...g.state.stored] }, target) ? 1 : 0;

/** DN-CLAR-04: the chance that the dice can be divided so that two blights fall. */
export function chanceOfBoth(g: G, roll: Roll, targets: readonly [number, number]): number {
  const points = pointsIn(g, roll);
  const dice = diceIn(g, roll);
  const low = missesOf(dice, Math.min(...targets), points);
  const high = missesOf(dice, Math.max(Math.min(...targets), Math.max(...targets) - points.highest), points);
  // One die for the stronger blight, and another one for the weaker.
  const alone = high.reduce(
    (sum, miss, die) => sum + (1 - miss) * product(low.filter((_, other) => other !== die)),
    0,
  );
  return 1 - product(high) - alone;
}

/** DN-DICE-06: the chance that the highest of the dice is in a range. */
export function chanceOfHighest(g: G, roll: Roll, from: number, to: number): number {
  const dice = diceIn(g, roll);
  return misses(to + 1) ** dice - misses(from) ** dice;
}

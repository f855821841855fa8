import type { CardId } from '@tavolata/kernel';
import type { DiceBy, PointsBy, PowerDef, RelicDef } from '../defs.ts';
import { limits } from '../defs.ts';
import type { G, HeroId, Roll } from '../state.ts';
import { itemsOf } from '../zones.ts';
import { blightDef, blightsIn, isInEffect, mightOf } from './blights.ts';
import { searchDifficulty } from './board.ts';
import { bonusesOf } from './bonuses.ts';
import { isTurnOf, placeOf } from './heroes.ts';
import { activesOn, powerDef } from './powers.ts';

/** The roll being made. */
export function rollNow(g: G): Roll {
  const roll = g.state.rolls.at(-1);
  if (!roll) throw new Error('nothing is being rolled');
  return roll;
}

/** Ends the roll and hands it to whoever asked for it. */
export function takeRoll(g: G): Roll {
  const roll = rollNow(g);
  g.state.rolls.pop();
  return roll;
}

export function diceFrom(by: DiceBy | undefined, { kind, against }: Roll): number {
  if (!by) return 0;
  const own = kind === 'fight' || kind === 'elude' || kind === 'search' ? (by[kind] ?? 0) : 0;
  const attack = kind === 'fight' && against === 'blight' ? (by.attackBlight ?? 0) : 0;
  return (by.any ?? 0) + own + attack;
}

const isArtifact = (g: G, card: CardId): boolean => g.def(card).type === 'artifact';

/** Powers that always help: no reason to decline what costs nothing and locks nothing. */
function fromPowers(g: G, roll: Roll): number {
  return bonusesOf(g, roll.hero).reduce((sum, card) => {
    const { extraDice, when, diceByDarkness = [] } = powerDef(g, card);
    if (isArtifact(g, card) || when) return sum;
    const dark = diceByDarkness.filter(({ from }) => g.state.darkness >= from).at(-1);
    return sum + diceFrom(extraDice, roll) + diceFrom(dark, roll);
  }, 0);
}

/** Active effects on the hero or the place, that is the one a search looks at; what ends when used is declared before. */
function fromActives(g: G, roll: Roll): number {
  return activesOn(g, roll.hero, roll.at).reduce(
    (sum, { effect }) => sum + (effect.ends === 'used' ? 0 : diceFrom(effect.extraDice, roll)),
    0,
  );
}

function fromBlights(g: G, roll: Roll): number {
  const here = blightsIn(g, placeOf(g, roll.hero));
  return here.reduce((sum, blight) => {
    const dice = diceFrom(blightDef(g, blight).extraDice, roll);
    return dice !== 0 && isInEffect(g, blight, roll.hero) ? sum + dice : sum;
  }, 0);
}

/** What was declared for this roll: artifacts and Inspire. */
const fromUsed = (g: G, roll: Roll): number =>
  roll.used.reduce((sum, card) => {
    const { extraDice, active } = g.def(card) as PowerDef;
    return sum + diceFrom(active?.ends === 'used' ? active.extraDice : extraDice, roll);
  }, 0);

/** DN-DICE-04, DN-DICE-05, DN-COMBAT-06: all bonuses and penalties, then at least one die. */
export function diceIn(g: G, roll: Roll): number {
  const turn = isTurnOf(g, roll.hero) ? (g.state.turn?.dice ?? 0) : 0;
  const sum =
    roll.base + turn + fromPowers(g, roll) + fromActives(g, roll) + fromBlights(g, roll) + fromUsed(g, roll);
  return Math.max(limits.minimumDice, sum);
}

const pointsFrom = (by: PointsBy | undefined, { kind, against }: Roll): number => {
  if (!by || (kind !== 'fight' && kind !== 'elude' && kind !== 'pray')) return 0;
  const necromancer = kind === 'fight' && against === 'necromancer' ? (by.fightNecromancer ?? 0) : 0;
  return (by[kind] ?? 0) + necromancer;
};

/** What is added to the highest die, one point after the other (DN-RELIC-10). */
function highestPoints(g: G, roll: Roll): number {
  const relics = roll.used.map(card => g.def(card)).filter((def): def is RelicDef => def.type === 'relic');
  const tactic = roll.tactic === undefined ? undefined : powerDef(g, roll.tactic).highestDie;
  const actives = activesOn(g, roll.hero).map(({ effect }) => effect.highestDie);
  return [...relics.map(({ highestDie }) => highestDie), tactic, ...actives].reduce(
    (sum, by) => sum + pointsFrom(by, roll),
    0,
  );
}

/** What is added to the faces of a roll: to every die, to the one that was chosen, and to the highest. */
export interface Points {
  readonly each: number;
  readonly chosen: number;
  readonly highest: number;
}
export const pointsIn = (g: G, roll: Roll): Points => ({
  each: bonusesOf(g, roll.hero).reduce((sum, card) => sum + pointsFrom(powerDef(g, card).eachDie, roll), 0),
  chosen: roll.tactic === undefined ? 0 : pointsFrom(powerDef(g, roll.tactic).chosenDie, roll),
  highest: highestPoints(g, roll),
});

/** DN-COMBAT-16: final values, worked out anew from the natural faces whenever dice change. */
export function valuesOf(g: G, roll: Roll): number[] {
  const { each, chosen, highest: points } = pointsIn(g, roll);
  const values = roll.faces.map(face => face + each);
  if (chosen > 0) values[roll.chosen] = (values[roll.chosen] ?? 0) + chosen;
  for (let point = 0; point < points; point++) {
    const highest = values.indexOf(Math.max(...values));
    values[highest] = (values[highest] as number) + 1;
  }
  return values;
}

/** DN-DICE-01, DN-DICE-02. */
export const successesIn = (values: readonly number[], target: number): number =>
  values.filter(value => value >= target).length;

/** What a die needs: a blight's Might (DN-COMBAT-07) and a search's difficulty (DN-ACT-10) as they stand now. */
export function targetIn(g: G, { hero, blight, at, target }: Roll): number | undefined {
  if (blight !== undefined) return mightOf(g, blight);
  return at === undefined ? target : searchDifficulty(g, hero, at);
}

/** DN-FIND-04: Vanishing Dust makes it exactly one. */
export function successesOf(g: G, roll: Roll, target: number): number {
  const successes = successesIn(valuesOf(g, roll), target);
  return roll.dusted && successes === 0 ? 1 : successes;
}

/** The relic a hero carries; never more than one (DN-RELIC-01). */
export const relicOf = (g: G, hero: HeroId): CardId | undefined =>
  g.cards(itemsOf(hero)).find(card => g.def(card).type === 'relic');

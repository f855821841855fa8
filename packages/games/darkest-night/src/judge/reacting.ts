import type { CardId, Option, Question } from '@tavolata/kernel';
import { type CombatWay, type EnemyName, enemyDef, MONASTERY, type Outcome } from '../defs.ts';
import { attackHow, defendHow, enemyIn } from '../preview/combat.ts';
import type { G, HeroId, Roll } from '../state.ts';
import { blightDef, blightsOn, isProtected } from '../verbs/blights.ts';
import { chanceOfAdding, chanceOfReroll } from '../verbs/chance.ts';
import { defaultOf } from '../verbs/defaults.ts';
import { relicOf, successesOf, targetIn } from '../verbs/dice.ts';
import { heroAt, heroNamed, isTurnOf, isWithNecromancer, placeOf } from '../verbs/heroes.ts';
import { isRelic } from '../verbs/items.ts';
import { isExhausted, powerDef, powersWith } from '../verbs/powers.ts';
import { itemsOf } from '../zones.ts';
import { blightWorth, costOf, dangerAt, keysOf, woundCost } from './worth.ts';

/** What losing the combat would cost. */
function lossOf(g: G, hero: HeroId, enemy: EnemyName, way: CombatWay): number {
  const { fail = {}, failFight = {}, failElude = {} } = enemyDef(enemy);
  return costOf(g, hero, fail) + costOf(g, hero, way === 'fight' ? failFight : failElude);
}

const winOf = (g: G, hero: HeroId, enemy: EnemyName, way: CombatWay): number => {
  const { win = {}, winFight = {} } = enemyDef(enemy);
  return -costOf(g, hero, win) - (way === 'fight' ? costOf(g, hero, winFight) : 0);
};

/** What a Tactic costs beside its dice. */
function tacticCost(g: G, hero: HeroId, card: CardId | undefined, chance: number): number {
  if (card === undefined) return 0;
  const { cost = {}, after = [] } = powerDef(g, card);
  const paid = costOf(g, hero, { spend: { secrecy: cost.secrecy ?? 0, grace: cost.grace ?? 0 } });
  const later = after.reduce((sum, { combat, successes: _s, face, addedFace: _a, ...outcome }) => {
    const likely =
      face !== undefined ? 0.45 : combat === 'succeeded' ? chance : combat === 'failed' ? 1 - chance : 0.4;
    return sum + likely * costOf(g, hero, outcome as Outcome);
  }, 0);
  return paid + later + (cost.exhaust ? 0.4 : 0);
}

/** The manner in which a hero defends. */
export function defenceWorth(g: G, hero: HeroId, option: Option, question: Question): number {
  const way = option.place as CombatWay;
  const enemy = enemyIn(question);
  const chance = defendHow(g, hero, option, question)?.chance ?? 0;
  const cost = tacticCost(g, hero, option.card, chance);
  return chance * winOf(g, hero, enemy, way) - (1 - chance) * lossOf(g, hero, enemy, way) - cost;
}

/** The manner in which a hero attacks a blight, or the Necromancer. */
export function attackWorth(g: G, hero: HeroId, option: Option, question: Question): number {
  const chance = attackHow(g, hero, option, question)?.chance ?? 0;
  const cost = tacticCost(g, hero, option.card, chance);
  const { source: blight } = question;
  const prize = blight !== undefined ? blightWorth(g, blight) : relicOf(g, hero) === undefined ? 1 : 20;
  const loss =
    blight !== undefined
      ? costOf(g, hero, blightDef(g, blight).defense)
      : lossOf(g, hero, 'necromancer', 'fight');
  return chance * prize - (1 - chance) * loss - cost;
}

/** DN-BTYPE-09: Rune of Interference, where a Shroud keeps the new blight. */
function isInVain(g: G): boolean {
  const task = g.state.tasks.at(-1);
  return task?.do === 'interfere' && isProtected(g, task.blight, task.hero);
}

/** What hangs on a roll that failed. */
function stakes(g: G, made: Roll): number {
  if (made.kind === 'fight' || made.kind === 'elude')
    return made.against === 'blight' ? 2 : woundCost(g, made.hero);
  if (made.kind === 'interference') return isInVain(g) ? 0 : 2;
  return made.kind === 'search' ? 1.5 : made.kind === 'pray' ? 1 : 0.6;
}

function rolledWorth(g: G, card: CardId): number {
  const made = g.state.rolls.at(-1);
  if (!made) return 0;
  // For the Necromancer low dice are good enough.
  if (made.kind === 'doom') return -1;
  const target = targetIn(g, made);
  const failed = target === undefined ? Math.max(...made.faces) < 4 : successesOf(g, made, target) === 0;
  if (!failed) return -1;
  const def = g.def(card);
  if (def.type === 'item') {
    const chance = def.addedDice ? chanceOfAdding(g, made, target ?? 0, def.addedDice) : 1;
    // What another hero carries is for the worst only.
    return chance * stakes(g, made) - (isOwn(g, made.hero, card) ? 1 : 3);
  }
  const price = def.type === 'power' && def.cost?.grace ? costOf(g, made.hero, { spend: { grace: 1 } }) : 0.3;
  return helpOf(g, made, card, target) * stakes(g, made) - price;
}

/** The chance that a power turns a roll that failed: one die more, or all of them once more. */
function helpOf(g: G, made: Roll, card: CardId, target: number | undefined): number {
  if (target === undefined) return 0.5;
  return powerDef(g, card).reroll ? chanceOfReroll(g, made, target) : chanceOfAdding(g, made, target, 1);
}

const isOwn = (g: G, hero: HeroId, card: CardId): boolean => g.isIn(card, itemsOf(hero));

/** A prophecy for the hero whose turn starts: for those who go among enemies. */
function prophecyWorth(g: G, card: CardId): number {
  const hero = g.state.turn?.hero;
  if (hero === undefined) return 0;
  const def = powerDef(g, card);
  const danger = dangerAt(g, hero, placeOf(g, hero));
  if (def.spares) return danger > 1.5 ? 1 : -0.2;
  if (def.necromancerDice) return 0.2;
  return placeOf(g, hero) === MONASTERY ? -0.2 : 0.5;
}

/** Using a card in a window, against leaving it. */
export function useWorth(g: G, hero: HeroId, card: CardId): number {
  const def = g.def(card);
  if (def.type !== 'item' && def.type !== 'power' && def.type !== 'artifact') return -1;
  const when = def.when ?? [];
  if (when.some(moment => ['rolled', 'fight-rolled', 'elude-failed'].includes(moment)))
    return rolledWorth(g, card);
  // Whoever found a chest opens it.
  if (def.powers) return isOwn(g, hero, card) ? 2 : -1;
  if (def.teleports) return isOwn(g, hero, card) && isRelicAbroad(g, hero) ? 3 : -1;
  if (when.includes('hero-turn-start')) return prophecyWorth(g, card);
  if (when.includes('event-drawn')) return def.type === 'artifact' ? 1 : 0.4;
  if (when.includes('necromancer-die')) return blinding(g);
  return anyTimeWorth(g, hero, card);
}

/** A relic is carried, and not at home. */
const isRelicAbroad = (g: G, hero: HeroId): boolean =>
  placeOf(g, hero) !== MONASTERY && relicOf(g, hero) !== undefined;

/** Blinding Black: if somebody worth protecting is found. */
function blinding(g: G): number {
  const { die = 0, heroes } = g.state;
  const found = heroes.filter(({ is, at, secrecy }) => is === 'alive' && at !== MONASTERY && die > secrecy);
  return found.some(({ grace }) => grace <= 2) ? 1 : -0.3;
}

function anyTimeWorth(g: G, hero: HeroId, card: CardId): number {
  const def = powerDef(g, card);
  const { grace, secrecy } = heroAt(g, hero);
  if (def.gain?.grace) return grace < Math.min(3, defaultOf(g, hero, 'grace')) ? 1 : -0.2;
  if (def.gain?.secrecy) return secrecy < 4 ? 0.6 : -0.2;
  if (def.refreshes) return powersWith(g, hero).filter(other => isExhausted(g, other)).length - 1.5;
  if (def.exchange) return grace <= 1 && secrecy > 3 ? 1 : -0.5;
  if (!isTurnOf(g, hero)) return -1;
  const monsters = blightsOn(g, hero).filter(blight => blightDef(g, blight).enemy).length;
  return monsters > 0 && g.state.next === 'end' ? 0.6 * monsters : -0.3;
}

/** Handing items on: keys to whoever has most, relics to whoever is safest; and relics stay on the Monastery. */
export function passingWorth(g: G, { key, card, place, params }: Option): number {
  const hero = heroNamed(g, params?.hero as string);
  if (card === undefined || hero === undefined) return -1;
  if (key === 'leave-item') return isRelic(g, card) ? 2 : -1;
  if (key === 'pick-up') return isRelic(g, card) ? -1 : g.is(card, 'key') ? 1 : 0.5;
  const to = heroNamed(g, place);
  if (to === undefined || isRelic(g, card) || !g.is(card, 'key')) return -1;
  const [mine, theirs] = [keysOf(g, hero), keysOf(g, to)];
  const better = theirs > mine || (theirs === mine && to < hero);
  return better && relicOf(g, to) === undefined && !isWithNecromancer(g, to) ? 0.8 : -1;
}

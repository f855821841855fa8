import type { Ask, CardId, Option } from '@tavolata/kernel';
import { type CombatWay, type EnemyName, enemyDef, type HeroName, MONASTERY, type Outcome } from '../defs.ts';
import type { G, HeroId, Roll } from '../state.ts';
import { blightDef, blightsOn } from '../verbs/blights.ts';
import { relicOf, successesOf } from '../verbs/dice.ts';
import { defaultOf, heroAt, isTurnOf, isWithNecromancer, placeOf } from '../verbs/heroes.ts';
import { isRelic } from '../verbs/items.ts';
import { isExhausted, powerDef, powersWith } from '../verbs/powers.ts';
import { combatChance } from './odds.ts';
import { blightWorth, costOf, dangerAt, keysOf, woundCost } from './worth.ts';

export const heroNamed = (g: G, name: string | undefined): HeroId =>
  g.state.heroes.findIndex(hero => hero.name === (name as HeroName | undefined));

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

/** The manner in which a hero defends or attacks. */
export function mannerWorth(g: G, ask: Ask, { key, card, value, place }: Option): number {
  const hero = heroNamed(g, ask.params?.hero as string);
  const way = (place ?? 'fight') as CombatWay;
  const enemy = (ask.params?.enemy as { def?: EnemyName } | undefined)?.def;
  const attacked = ask.source !== undefined && ask.prompt === 'attack-how' ? ask.source : undefined;
  const against: Roll['against'] & string =
    attacked !== undefined ? 'blight' : enemy && enemy !== 'necromancer' ? 'enemy' : 'necromancer';
  const might = ask.params?.might as number | undefined;
  const def = enemyDef(enemy ?? 'necromancer');
  const target = might ?? (way === 'fight' ? def.strength : def.awareness) ?? 7;
  const chance = key === 'yield' ? 0 : combatChance(g, hero, way, value ?? 1, target, against);
  const cost = key === 'yield' ? 0 : tacticCost(g, hero, card, chance);
  if (attacked !== undefined)
    return (
      chance * blightWorth(g, attacked) -
      (1 - chance) * costOf(g, hero, blightDef(g, attacked).defense) -
      cost
    );
  const prize = enemy ? winOf(g, hero, enemy, way) : relicOf(g, hero) === undefined ? 1 : 20;
  return chance * prize - (1 - chance) * lossOf(g, hero, enemy ?? 'necromancer', way) - cost;
}

/** What hangs on a roll that failed. */
function stakes(g: G, made: Roll): number {
  if (made.kind === 'fight' || made.kind === 'elude')
    return made.against === 'enemy' ? woundCost(g, made.hero) : 2;
  return made.kind === 'search' ? 1.5 : made.kind === 'pray' ? 1 : 0.6;
}

function rolledWorth(g: G, card: CardId): number {
  const made = g.state.rolls.at(-1);
  if (!made) return 0;
  const failed =
    made.target === undefined ? Math.max(...made.faces) < 4 : successesOf(g, made, made.target) === 0;
  if (!failed) return -1;
  const def = g.def(card);
  if (def.type === 'item') return stakes(g, made) - 1;
  const price = def.type === 'power' && def.cost?.grace ? costOf(g, made.hero, { spend: { grace: 1 } }) : 0.3;
  return 0.55 * stakes(g, made) - price;
}

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
  if (def.powers) return 2;
  if (def.teleports) return -1;
  if (when.includes('hero-turn-start')) return prophecyWorth(g, card);
  if (when.includes('event-drawn')) return def.type === 'artifact' ? 1 : 0.4;
  if (when.includes('necromancer-die')) return blinding(g);
  return anyTimeWorth(g, hero, card);
}

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
  if (card === undefined || hero < 0) return -1;
  if (key === 'leave-item') return isRelic(g, card) ? 2 : -1;
  if (key === 'pick-up') return isRelic(g, card) ? -1 : g.is(card, 'key') ? 1 : 0.5;
  const to = heroNamed(g, place);
  if (to < 0 || isRelic(g, card) || !g.is(card, 'key')) return -1;
  const [mine, theirs] = [keysOf(g, hero), keysOf(g, to)];
  const better = theirs > mine || (theirs === mine && to < hero);
  return better && relicOf(g, to) === undefined && !isWithNecromancer(g, to) ? 0.8 : -1;
}

import type { CardId } from '@tavolata/kernel';
import {
  type CombatWay,
  type EnemyDef,
  type EnemyName,
  enemyDef,
  type LocationName,
  limits,
} from '../defs.ts';
import type { G, HeroId, Roll } from '../state.ts';
import { forbids, mightOf } from '../verbs/blights.ts';
import { searchDifficulty } from '../verbs/board.ts';
import { diceFrom, diceIn, relicOf } from '../verbs/dice.ts';
import { isExhausted, powerDef } from '../verbs/powers.ts';
import { canSpend } from '../verbs/stats.ts';
import { itemsOf, powersOf } from '../zones.ts';

/** The chance that at least one of so many dice reaches the target. */
export function chance(dice: number, target: number, highest = 0): number {
  const hit = Math.max(0, Math.min(6, 7 - (target - highest))) / 6;
  return 1 - (1 - hit) ** dice;
}

/** A roll as it would be made, with everything the hero would use by default. */
export function imagined(g: G, wanted: Pick<Roll, 'hero' | 'kind' | 'base'> & Partial<Roll>): Roll {
  const made: Roll = { used: [], faces: [], fixed: false, chosen: 0, dusted: false, ...wanted };
  const artifacts = forbids(g, made.hero, 'bonus')
    ? []
    : g.cards(itemsOf(made.hero)).filter(card => {
        const def = g.def(card);
        return def.type === 'artifact' && !isExhausted(g, card) && diceFrom(def.extraDice, made) > 0;
      });
  return { ...made, used: artifacts };
}

/** The chance of a combat fought in one way with so many dice of its own. */
export function combatChance(
  g: G,
  hero: HeroId,
  way: CombatWay,
  base: number,
  target: number,
  against: Roll['against'] & string,
): number {
  const made = imagined(g, { hero, kind: way, base, target, against });
  const relic = way === 'fight' && relicOf(g, hero) !== undefined ? 1 : 0;
  return chance(diceIn(g, made), target, relic);
}

/** Tactics that could be used in a way of combat, with the dice they give; no Tactic is one of them. */
export function tacticsFor(
  g: G,
  hero: HeroId,
  way: CombatWay,
  attacking: boolean,
): { card?: CardId; dice: number }[] {
  const plain = [{ dice: limits.combat.dice as number }];
  if (forbids(g, hero, 'tactic')) return plain;
  const found = g.cards(powersOf(hero)).flatMap(card => {
    const { dice, cost, only } = powerDef(g, card);
    const own = dice?.[way];
    if (own === undefined || isExhausted(g, card) || (only && !attacking)) return [];
    if (cost && !canSpend(g, hero, cost)) return [];
    return [{ card, dice: typeof own === 'number' ? own : Math.max(...own) }];
  });
  return [...plain, ...found];
}

const bestChance = (
  g: G,
  hero: HeroId,
  way: CombatWay,
  target: number,
  attacking: boolean,
  against: Roll['against'] & string,
): number =>
  Math.max(
    ...tacticsFor(g, hero, way, attacking).map(({ dice }) =>
      combatChance(g, hero, way, dice, target, against),
    ),
  );

/** The best chance to come out of a combat unharmed. */
export function defenceChance(g: G, hero: HeroId, enemy: EnemyName): number {
  const { strength, awareness }: EnemyDef = enemyDef(enemy);
  const fight = strength === undefined ? 0 : bestChance(g, hero, 'fight', strength, false, 'enemy');
  const elude = awareness === undefined ? 0 : bestChance(g, hero, 'elude', awareness, false, 'enemy');
  return Math.max(fight, elude);
}

export const attackChance = (g: G, hero: HeroId, blight: CardId): number =>
  bestChance(g, hero, 'fight', mightOf(g, blight), true, 'blight');

export const necromancerChance = (g: G, hero: HeroId): number =>
  bestChance(g, hero, 'fight', enemyDef('necromancer').strength ?? 7, true, 'necromancer');

export function searchChance(
  g: G,
  hero: HeroId,
  at: LocationName,
  base: number = limits.search.dice,
): number {
  const target = searchDifficulty(g, hero, at);
  if (target === undefined) return 0;
  return chance(diceIn(g, imagined(g, { hero, kind: 'search', base, target, at })), target);
}

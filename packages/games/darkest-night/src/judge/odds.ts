import type { CardId } from '@tavolata/kernel';
import { type EnemyName, type LocationName, limits } from '../defs.ts';
import { searchOf } from '../preview/actions.ts';
import { attackOn, attackOnNecromancer, defenceAgainst } from '../preview/combat.ts';
import type { G, HeroId } from '../state.ts';

/** The best chance to come out of a combat unharmed. */
export const defenceChance = (g: G, hero: HeroId, enemy: EnemyName): number =>
  defenceAgainst(g, hero, enemy)?.chance ?? 0;

export const attackChance = (g: G, hero: HeroId, blight: CardId): number =>
  attackOn(g, hero, blight).chance ?? 0;

export const necromancerChance = (g: G, hero: HeroId): number => attackOnNecromancer(g, hero).chance ?? 0;

export const searchChance = (
  g: G,
  hero: HeroId,
  at: LocationName,
  base: number = limits.search.dice,
): number => searchOf(g, hero, at, base)?.chance ?? 0;

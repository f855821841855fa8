import type { CardId, Option, Refusal } from '@tavolata/kernel';
import { type CombatWay, limits, type PowerDef } from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { powersOf } from '../zones.ts';
import { forbids } from './blights.ts';
import { placeOf } from './heroes.ts';
import { isExhausted, powerDef } from './powers.ts';
import { canSpend } from './stats.ts';

/** How a hero goes into a combat: fighting or eluding, with a Tactic or without, or not at all. */
export interface Manner {
  readonly way: CombatWay;
  readonly yields?: true;
  readonly tactic?: CardId;
  readonly dice: number;
}

/** DN-COMBAT-04, DN-POWER-05: why a Tactic cannot be used. */
export function refuseTactic(g: G, hero: HeroId, card: CardId, attacking: boolean): Refusal | undefined {
  const { cost, only, notOn } = powerDef(g, card);
  if (isExhausted(g, card)) return g.refuse('DN-EXH-01', 'exhausted');
  if (forbids(g, hero, 'tactic')) return g.refuse('DN-BTYPE-01', 'confused');
  if (only === 'attacking' && !attacking) return g.refuse('DN-POWER-05', 'only-attacking');
  if (notOn === placeOf(g, hero)) return g.refuse('DN-POWER-05', 'not-here');
  return cost && !canSpend(g, hero, cost) ? g.refuse('DN-STAT-03', 'cannot-pay') : undefined;
}

/** DN-COMBAT-05: the dice a Tactic states; some leave a choice. */
function diceOf(def: PowerDef, way: CombatWay): readonly number[] {
  const dice = def.dice?.[way];
  if (dice === undefined) return [];
  return typeof dice === 'number' ? [dice] : dice;
}

/** Every way of rolling: one die without a Tactic, or what a Tactic of the hero gives. */
export function manners(g: G, hero: HeroId, ways: readonly CombatWay[]): Manner[] {
  const tactics = g.cards(powersOf(hero)).filter(card => powerDef(g, card).kinds.includes('tactic'));
  return ways.flatMap((way): Manner[] => [
    { way, dice: limits.combat.dice },
    ...tactics.flatMap(tactic => diceOf(powerDef(g, tactic), way).map(dice => ({ way, tactic, dice }))),
  ]);
}

export const mannerOption = ({ way, yields, tactic, dice }: Manner): Option => {
  if (yields) return { key: 'yield', place: way };
  if (tactic === undefined) return { key: `${way}-plain`, place: way };
  return { key: way, card: tactic, place: way, value: dice };
};

/** The manner an option stands for. */
export const mannerIn = ({ key, card, place, value }: Option): Manner => {
  const way = place as CombatWay;
  if (key === 'yield') return { way, yields: true, dice: 0 };
  return card === undefined
    ? { way, dice: limits.combat.dice }
    : { way, tactic: card, dice: value ?? limits.combat.dice };
};

import { diceIn, type Roll, valuesOf } from '@tavolata/darkest-night';
import type { NightScene } from './scene.ts';

/** How likely at least one of so many dice shows the target, in percent. */
export const chanceOf = (dice: number, target: number): number => {
  const miss = Math.min(1, Math.max(0, (target - 1) / 6));
  return Math.round(100 * (1 - miss ** Math.max(0, dice)));
};

/** The roll under way: its dice before it is made, its faces after. */
export interface Throw {
  readonly roll: Roll;
  readonly dice: number;
  readonly natural: readonly number[];
  readonly final: readonly number[];
  readonly chance: number | undefined;
}

export function throwOf({ g }: NightScene): Throw | undefined {
  const roll = g.state.rolls.at(-1);
  if (!roll) return undefined;
  const dice = diceIn(g, roll);
  const rolled = roll.faces.length > 0;
  return {
    roll,
    dice,
    natural: roll.faces,
    final: rolled ? valuesOf(g, roll) : [],
    chance: rolled || roll.target === undefined ? undefined : chanceOf(dice, roll.target),
  };
}

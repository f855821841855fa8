import type { CardId } from '@tavolata/kernel';
import type { Amounts, Outcome, Stat } from '../defs.ts';
import type { G, HeroId, Occasion, Task, TaskOf, Why } from '../state.ts';

/** Puts tasks on top of the stack so that they are carried out in this order. They never change: copies share them. */
export function next(g: G, ...tasks: readonly Task[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) g.state.tasks.push(Object.freeze(tasks[i] as Task));
}

/** A moment at which 'any time' effects can be used (DN-TIME-03). */
export const windowFor = (on: Occasion, hero?: HeroId): TaskOf<'window'> =>
  hero === undefined
    ? { do: 'window', on, passed: [], handed: [] }
    : { do: 'window', on, hero, passed: [], handed: [] };

export const effectOn = (hero: HeroId, effect: Outcome, source?: CardId): Task =>
  source === undefined ? { do: 'effect', hero, effect } : { do: 'effect', hero, effect, source };

/** A loss, a payment, or a payment the hero is forced to (DN-STAT-02, DN-STAT-03, DN-CLAR-17). */
export const reduce = (
  hero: HeroId,
  stat: Stat,
  amount: number,
  how: 'lose' | 'spend' | 'forced',
  why: Why = 'other',
): TaskOf<'reduce'> => ({ do: 'reduce', hero, stat, amount, how, why, announced: false });

/** One such task for each stat that is named. */
export function reductions(
  hero: HeroId,
  amounts: Amounts,
  how: 'lose' | 'spend' | 'forced',
  why: Why = 'other',
): TaskOf<'reduce'>[] {
  return (['grace', 'secrecy'] as const).flatMap(stat => {
    const amount = amounts[stat];
    return amount === undefined ? [] : [reduce(hero, stat, amount, how, why)];
  });
}

/** What is lost without another moment before it. */
export const announced = (task: TaskOf<'reduce'>): Task => ({ ...task, announced: true });

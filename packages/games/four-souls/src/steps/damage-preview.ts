import { playOn } from '@tavolata/kernel';
import { clone } from '../clone.ts';
import type { Damage, G } from '../state.ts';
import { takenOf } from './resolve.ts';

/** How much of damage on the stack will be taken if nobody responds; nothing where that is still somebody's choice. */
export function damagePreview(g: G, damage: Damage): number | undefined {
  const trial: G = playOn(g.game, clone(g.state));
  const { done, value } = takenOf(trial, damage).next([]);
  return done ? value : undefined;
}

import { modeFor } from '../defs.ts';
import type { G } from '../state.ts';

/** How many rounds a match lasts, about. */
const ROUNDS = 5;

/** Rounds that follow this one, judging by the Unity that is left. */
export const toCome = (g: G): number =>
  Math.max(0, (ROUNDS * g.state.reserve) / modeFor(g.seats.length).unityReserve - 1);

export const isNearEnd = (g: G): boolean => toCome(g) < 0.6;

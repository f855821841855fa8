import type { Seat } from '@tavolata/kernel';
import {
  DECIDED,
  type G,
  influenceOf,
  limits,
  motivePoints,
  openPoints,
  player,
  seatsIn,
} from '@tavolata/mourners-call';
import type { MournersCallScene } from './scene.ts';

/** What the game would bring if it ended now, by its parts. */
export interface Score {
  readonly unity: number;
  readonly influence: number;
  readonly motive: number;
  readonly total: number;
}

/** One's own: the only Motive a viewer knows before the end. */
export function scoreOf(g: G, seat: Seat): Score {
  const unity = player(g, seat).unity * limits.points.unity;
  const influence = influenceOf(g, seat) * limits.points.influence;
  const motive = motivePoints(g, seat);
  return { unity, influence, motive, total: unity + influence + motive };
}

/** Whether points have decided it: whoever alone is left wins uncounted (MC-LEAVE-10). */
export const isCounted = ({ state }: G): boolean =>
  DECIDED.some(({ reason }) => reason === state.core.result?.reason);

/** Whether points alone do not tell everybody's place, and what counts after them is looked at (MC-SCORE-05, -06). */
export function isTied(g: G): boolean {
  const totals = seatsIn(g).map(seat => scoreOf(g, seat).total);
  return new Set(totals).size < totals.length;
}

/** What has counted in the end, if anything has. */
export const score = ({ g, say }: MournersCallScene, seat: Seat): string | undefined =>
  isCounted(g) ? say.say('board.count.points', { points: scoreOf(g, seat).total }) : undefined;

/** The count lies on the board, under what is said of the end. */
export const aftermath = ({ g, say }: MournersCallScene): string | undefined =>
  isCounted(g) ? say.say('board.count.see') : undefined;

/** What anybody can count of another. */
export const openScore = (g: G, seat: Seat): number => openPoints(g, seat);

import type { Point } from './atlas.ts';

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Steps away from where a label would best be, and how many of them. */
const [STEP, REACH] = [6, 15];
/** What is bad about a place: a pixel of something covered, a pixel away from the road, a pixel along it. */
const [COVERED, AWAY, ALONG] = [4, 1.5, 0.4];
/** Left free around a label. */
const GAP = 2;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) + GAP - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) + GAP - Math.max(a.y, b.y));

const isWithin = ({ x, y, width, height }: Box, field: Box): boolean =>
  x >= field.x && y >= field.y && x + width <= field.x + field.width && y + height <= field.y + field.height;

const STEPS = Array.from({ length: 2 * REACH + 1 }, (_, i) => (i - REACH) * STEP);
const SHIFTS = STEPS.flatMap(x => STEPS.map(y => ({ x, y, far: Math.hypot(x, y) }))).sort(
  (a, b) => a.far - b.far,
);

const shifted = (box: Box, { x, y }: Point): Box => ({
  x: box.x + x,
  y: box.y + y,
  width: box.width,
  height: box.height,
});

/** How far a box lies from the nearest of some points. */
function distance({ x, y, width, height }: Box, points: readonly Point[]): number {
  if (points.length === 0) return 0;
  const beyond = (at: number, from: number, size: number): number => Math.max(from - at, 0, at - from - size);
  return Math.min(...points.map(point => Math.hypot(beyond(point.x, x, width), beyond(point.y, y, height))));
}

/**
 * How far each label is moved, so that it lies on nothing, no piece of the map and no label before it, and still stands
 * by its road.
 */
export function placeWays(
  labels: readonly Box[],
  pieces: readonly Box[],
  field: Box,
  roads: readonly (readonly Point[])[] = [],
): Point[] {
  const taken = pieces.filter(({ width }) => width > 0);
  return labels.map((label, i) => {
    const points = roads[i] ?? [];
    let best: Point = { x: 0, y: 0 };
    let least = Number.POSITIVE_INFINITY;
    for (const shift of SHIFTS) {
      if (ALONG * shift.far >= least) break;
      const box = shifted(label, shift);
      if (!isWithin(box, field)) continue;
      const covered = taken.reduce((sum, each) => sum + overlap(box, each), 0);
      const cost = ALONG * shift.far + AWAY * distance(box, points) + COVERED * covered;
      if (cost < least) [best, least] = [shift, cost];
    }
    taken.push(shifted(label, best));
    return best;
  });
}

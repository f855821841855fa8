import type { Point } from './hexes.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Point, Size {}

/** A label, and what it speaks of. */
export interface Speaking extends Size {
  readonly of: Box;
  /** It is left out where it would cover anything. */
  readonly spare: boolean;
}

/** Between a label and whomever it speaks of, or another label. */
const GAP = 4;
/** How bad it is to stand beyond the field, on another label, on a piece; and, so that ties are told apart, far down the list. */
const COST = { beyond: 50, label: 20, piece: 8, later: 60 };
/** So much of something may be covered without harm, in square pixels. */
const SLIGHT = 24;
/** Each label looks for a better place so often, while the others stay. */
const ROUNDS = 3;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Around a piece: above it first, as people look for it. */
function places({ of, width, height }: Speaking): Box[] {
  const [left, right] = [of.x - width - GAP, of.x + of.width + GAP];
  const [above, below] = [of.y - height - GAP, of.y + of.height + GAP];
  const across = of.x + (of.width - width) / 2;
  const along = of.y + (of.height - height) / 2;
  const aside = [of.x + of.width - width, of.x];
  return [
    { x: across, y: above },
    { x: across, y: below },
    ...aside.map(x => ({ x, y: above })),
    ...aside.map(x => ({ x, y: below })),
    { x: right, y: along },
    { x: left, y: along },
    ...[above, below].flatMap(y => [right, left].map(x => ({ x, y }))),
  ].map(point => ({ ...point, width, height }));
}

const widened = ({ x, y, width, height }: Box): Box => ({
  x: x - GAP,
  y: y - GAP,
  width: width + 2 * GAP,
  height: height + 2 * GAP,
});

/** Where each label is best read: inside the field, on no other label, and on as little of any piece as can be. */
export function placeLabels(
  labels: readonly Speaking[],
  pieces: readonly Box[],
  field: Box,
): (Point | undefined)[] {
  const placed: Box[] = labels.map(label => places(label)[0] as Box);
  const cost = (box: Box, mine: number, rank: number): number =>
    COST.later * rank +
    COST.beyond * (box.width * box.height - overlap(box, field)) +
    placed.reduce((sum, other, i) => sum + (i === mine ? 0 : COST.label * overlap(box, widened(other))), 0) +
    pieces.reduce((sum, piece) => sum + COST.piece * overlap(box, piece), 0);
  for (let round = 0; round < ROUNDS; round++)
    labels.forEach((label, i) => {
      const rated = places(label).map((box, rank) => ({ box, cost: cost(box, i, rank) }));
      const best = rated.reduce((a, b) => (b.cost < a.cost ? b : a));
      placed[i] = best.box;
    });
  const isCovering = (box: Box, mine: number): boolean =>
    [...pieces, ...placed.filter((_, i) => i !== mine)].some(other => overlap(box, other) > SLIGHT);
  return placed.map((box, i) =>
    labels[i]?.spare && isCovering(box, i) ? undefined : { x: box.x, y: box.y },
  );
}

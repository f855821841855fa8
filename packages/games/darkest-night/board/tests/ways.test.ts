import { expect, test } from 'vitest';
import { type Box, placeWays } from '../way-places.ts';

const MAP = { x: 0, y: 0, width: 390, height: 300 };
const LABEL = { width: 46, height: 22 };
const labelAt = (x: number, y: number): Box => ({ x, y, ...LABEL });

const placed = (labels: readonly Box[], pieces: readonly Box[]): Box[] =>
  placeWays(labels, pieces, MAP).map(({ x, y }, i) => {
    const label = labels[i] as Box;
    return { ...label, x: label.x + x, y: label.y + y };
  });

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('a label that lies on nothing stays beside its road', () => {
  const hidden = { x: 100, y: 100, width: 0, height: 0 };
  expect(placed([labelAt(90, 90)], [hidden])).toEqual([labelAt(90, 90)]);
});

test('labels make room for heroes and blights, and for each other', () => {
  const pieces = [0, 1, 2, 3].flatMap(i => [
    { x: 100 + 33 * i, y: 100, width: 30, height: 30 },
    { x: 100 + 33 * i, y: 160, width: 27, height: 31 },
  ]);
  const labels = placed([labelAt(80, 100), labelAt(110, 120), labelAt(120, 120), labelAt(200, 150)], pieces);
  for (const [i, label] of labels.entries()) {
    expect(pieces.filter(piece => meet(label, piece))).toEqual([]);
    expect(labels.filter((other, j) => j !== i && meet(label, other))).toEqual([]);
  }
});

test('a label does not leave the map', () => {
  const [label] = placed([labelAt(340, 4)], [{ x: 330, y: 0, width: 40, height: 60 }]);
  expect(label?.x).toBeGreaterThanOrEqual(0);
  expect(label?.y).toBeGreaterThanOrEqual(0);
  expect((label?.x ?? 0) + LABEL.width).toBeLessThanOrEqual(MAP.width);
});

test('where everything is taken, a label covers as little as can be', () => {
  const nearlyAll = [
    { x: 0, y: 0, width: 390, height: 150 },
    { x: 0, y: 168, width: 390, height: 132 },
  ];
  const [label] = placed([labelAt(100, 120)], nearlyAll);
  expect(label?.y).toBeGreaterThanOrEqual(144);
  expect(label?.y).toBeLessThanOrEqual(150);
});

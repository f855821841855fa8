import { expect, test } from 'vitest';
import { type Box, placeLabels } from '../label-places.ts';

const FIELD = { x: 0, y: 0, width: 500, height: 500 };
const pieceAt = (x: number, y: number): Box => ({ x, y, width: 60, height: 60 });
const LABEL = { width: 110, height: 24 };

const placed = (pieces: readonly Box[], spare = false): Box[] =>
  placeLabels(
    pieces.map(of => ({ of, spare, ...LABEL })),
    pieces,
    FIELD,
  ).flatMap(point => (point ? [{ ...point, ...LABEL }] : []));

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('a label stands above the one it speaks of', () => {
  expect(placed([pieceAt(200, 200)])).toEqual([{ x: 175, y: 172, ...LABEL }]);
});

test('at the far end, where there is no room above, it stands below', () => {
  expect(placed([pieceAt(200, 0)])).toEqual([{ x: 175, y: 64, ...LABEL }]);
});

test('it does not leave the field at the sides', () => {
  for (const { x, width } of placed([pieceAt(0, 200), pieceAt(440, 300)])) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(FIELD.width);
  }
});

test.each([
  ['side by side', [pieceAt(150, 200), pieceAt(220, 200), pieceAt(290, 200)]],
  ['one behind the other', [pieceAt(200, 140), pieceAt(235, 200), pieceAt(200, 260)]],
  ['around one', [pieceAt(200, 200), pieceAt(270, 200), pieceAt(165, 140), pieceAt(235, 260)]],
])('labels of neighbours cover neither each other nor anybody: %s', (_, pieces) => {
  const labels = placed(pieces);
  for (const [i, label] of labels.entries()) {
    expect(labels.filter((other, j) => j !== i && meet(label, other))).toEqual([]);
    expect(pieces.filter(piece => meet(label, piece))).toEqual([]);
  }
});

test('where there is no room, only what can be spared is left out', () => {
  const crowd = [0, 60, 120, 180, 240].flatMap(x =>
    [0, 60, 120, 180, 240].map(y => pieceAt(100 + x, 100 + y)),
  );
  expect(placed(crowd)).toHaveLength(crowd.length);
  const kept = placed(crowd, true);
  expect(kept.length).toBeGreaterThan(0);
  for (const label of kept) expect(crowd.filter(piece => meet(label, piece))).toEqual([]);
});

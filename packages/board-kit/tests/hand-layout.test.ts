import { expect, test } from 'vitest';
import { type HandShape, handLayout } from '../src/hand/hand-layout.ts';

const SHAPE: HandShape = {
  ratio: 0.7,
  least: { width: 4.5, height: 5.5 },
  most: 9,
  gap: 0.5,
  strip: 2.75,
};
const LOW = { width: 60, height: 10 };
const PHONE = { width: 23, height: 12 };

test('few cards are as large as the room is high, and no larger than they may be', () => {
  expect(handLayout(3, LOW, SHAPE)).toMatchObject({ rows: 1, columns: 3, width: 7, height: 10 });
  expect(handLayout(3, { width: 60, height: 30 }, SHAPE).width).toBe(9);
});

test('many cards shrink before they overlap, and lie in two rows where they are larger so', () => {
  const nine = handLayout(9, PHONE, SHAPE);
  expect(nine.rows).toBe(2);
  expect(nine.step).toBeGreaterThan(nine.width);
  expect(nine.columns * nine.step - SHAPE.gap).toBeLessThanOrEqual(PHONE.width);
});

test.each([1, 4, 9, 12, 16, 40])(
  '%i cards: none is lower than the room, and each shows what a finger needs',
  count => {
    for (const room of [LOW, PHONE, { width: 15, height: 6 }, { width: 120, height: 12 }]) {
      const { rows, columns, width, height, step } = handLayout(count, room, SHAPE);
      expect(rows * columns).toBeGreaterThanOrEqual(count);
      expect(rows * height + (rows - 1) * SHAPE.gap).toBeLessThanOrEqual(room.height + 0.01);
      expect(Math.min(step, width)).toBeGreaterThanOrEqual(SHAPE.strip);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('cards that overlap fill the room, and no more', () => {
  const room = { width: 30, height: 6 };
  const { columns, width, step } = handLayout(9, room, SHAPE);
  expect(step).toBeLessThan(width);
  expect((columns - 1) * step + width).toBeCloseTo(room.width);
});

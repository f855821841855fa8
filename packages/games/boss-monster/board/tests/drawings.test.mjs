import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readComponents } from '../../../../../scripts/lib/components.mjs';
import { draw } from '../drawings/build.mjs';

const { cards } = readComponents(join(import.meta.dirname, '../..'));
const CLOTHES = ['4', '6', '8'];

/** The symbols a card needs, by what it is. */
function symbolsOf({ id, type, tier, treasure = [], health }) {
  if (type === 'room') return [`r-${id}`, `m-${id}`];
  if (type === 'spell') return [`s-${id}`];
  if (type === 'boss') return [`b-${id}`];
  const [own] = treasure;
  const hero = tier === 'epic' ? `h-${id}` : own ? `h-${own}-${CLOTHES.indexOf(String(health))}` : 'h-fool';
  return [hero, `${hero}-step`];
}

test('every card of Boss Monster is drawn, Rooms in 38 by 36', () => {
  const drawn = new Map(
    [...draw()['drawings.svg'].matchAll(/<symbol id="([^"]+)" viewBox="0 0 (\d+ \d+)"/g)].map(
      ([, id, size]) => [id, size],
    ),
  );
  expect(cards.flatMap(symbolsOf).filter(id => !drawn.has(id))).toEqual([]);
  const rooms = [...drawn].filter(([id]) => id.startsWith('r-'));
  expect(rooms).toHaveLength(31);
  expect(new Set(rooms.map(([, size]) => size))).toEqual(new Set(['38 36']));
});

test('drawing is the same every time', () => {
  expect(draw()).toEqual(draw());
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readComponents } from '../../../../../scripts/lib/components.mjs';
import { draw } from '../drawings/build.mjs';

const { cards } = readComponents(join(import.meta.dirname, '../..'));
const symbols = () =>
  new Set([...draw()['drawings.svg'].matchAll(/<symbol id="dn-([^"]+)"/g)].map(([, id]) => id));

test('every card is drawn', () => {
  const drawn = symbols();
  // Map cards are a table of finds and blights: nothing stands on them but that.
  const pictured = cards.filter(({ type }) => type !== 'map');
  expect(pictured.map(({ id }) => id).filter(id => !drawn.has(id))).toEqual([]);
});

test('drawing is the same every time', () => {
  expect(draw()).toEqual(draw());
});

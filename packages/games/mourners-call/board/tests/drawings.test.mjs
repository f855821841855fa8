import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readComponents } from '../../../../../scripts/lib/components.mjs';
import { draw } from '../drawings/build.mjs';

const { cards, guilds, figures } = readComponents(join(import.meta.dirname, '../..'));
const symbols = () =>
  new Set([...draw()['drawings.svg'].matchAll(/<symbol id="mc-([^"]+)"/g)].map(([, id]) => id));

test('every card, guild and figure of Mourners Call is drawn', () => {
  const drawn = symbols();
  const special = figures.filter(({ special }) => special);
  expect([...cards, ...guilds, ...special].map(({ id }) => id).filter(id => !drawn.has(id))).toEqual([]);
});

test('drawing is the same every time', () => {
  expect(draw()).toEqual(draw());
});

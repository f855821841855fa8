import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { draw } from '../drawings/mourners-call/build.mjs';

const { cards, guilds, figures } = parse(
  readFileSync(new URL('../../games/mourners-call/components.yaml', import.meta.url), 'utf8'),
);
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

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { draw } from '../drawings/four-souls/build.mjs';
import { PORTRAITS as drawnPortraits } from '../drawings/four-souls/portraits.mjs';
import { PORTRAITS } from '../src/games/four-souls/Print.tsx';

const { cards } = parse(
  readFileSync(new URL('../../games/four-souls/components.yaml', import.meta.url), 'utf8'),
);
const symbols = () =>
  new Set([...draw()['drawings.svg'].matchAll(/<symbol id="fs-([^"]+)"/g)].map(([, id]) => id));

test('every card is drawn', () => {
  const drawn = symbols();
  // Map cards are a table of finds and blights: nothing stands on them but that.
  const pictured = cards.filter(({ type }) => type !== 'map');
  expect(pictured.map(({ id }) => id).filter(id => !drawn.has(id))).toEqual([]);
});

test('drawing is the same every time', () => {
  expect(draw()).toEqual(draw());
});

test('the page knows which pictures have colours of their own', () => {
  expect([...PORTRAITS].sort()).toEqual(Object.keys(drawnPortraits).sort());
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readComponents } from '../../../../../scripts/lib/components.mjs';
import { draw } from '../drawings/build.mjs';

const data = readComponents(join(import.meta.dirname, '../..'));

test('every card, character, Status Effect, type and gear of Sorcerer’s Arena is drawn', () => {
  const drawn = new Set([...draw()['drawings.svg'].matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
  const wanted = [
    ...data.cards.filter(({ type }) => type === 'combat').map(({ id }) => `sa-c-${id}`),
    ...data.characters.flatMap(({ id }) => [`sa-e-${id}`, `sa-s-${id}`]),
    ...data.statuses.map(({ id }) => `sa-t-${id}`),
    ...data.gears.map(({ id }) => `sa-i-${id}`),
    ...Object.keys(data.legend['card-type']).map(type => `sa-i-${type}`),
  ];
  expect(wanted.length).toBeGreaterThan(70);
  expect(wanted.filter(id => !drawn.has(id))).toEqual([]);
});

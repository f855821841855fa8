import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../lib/files.mjs';

const read = path => readFileSync(join(ROOT, path), 'utf8');
const SETTINGS = [...read('packages/server/src/config.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(
  ([, name]) => name,
);

/** Of the container, not of its surroundings: compose.yaml says which port and which folder stand for these. */
const INSIDE = ['PORT', 'HOST', 'DATA_DIR', 'WEB_DIR'];

test('what the server can be told from outside, compose.yaml passes on', () => {
  const { environment } = parse(read('compose.yaml')).services.tavolata;
  const passed = SETTINGS.filter(name => !INSIDE.includes(name));
  expect(passed.length).toBeGreaterThan(10);
  expect(environment).toEqual(Object.fromEntries(passed.map(name => [name, `\${${name}:-}`])));
});

test('docs/self-hosting.md lists every setting', () => {
  const rows = read('docs/self-hosting.md')
    .split('\n')
    .filter(line => line.startsWith('| `'));
  const listed = rows.flatMap(row => [...row.split('|')[1].matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect(listed.sort()).toEqual([...SETTINGS].sort());
});

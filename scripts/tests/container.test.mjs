import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/files.mjs';

const read = path => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** Its bundle looks for packages beside `dist`, where tools and benches have theirs too, and those are not there. */
test('what the server needs lies where its bundle finds it, as its package pins it, also without the tools', () => {
  const { packages } = read('package-lock.json');
  const { dependencies } = read('packages/server/package.json');
  const foreign = Object.entries(dependencies).filter(([name]) => !name.startsWith('@tavolata/'));
  expect(foreign.length).toBeGreaterThan(5);
  const found = foreign.map(([name]) => {
    const { version, dev = false } = packages[`node_modules/${name}`] ?? {};
    return [name, version, dev];
  });
  expect(found).toEqual(foreign.map(([name, version]) => [name, version, false]));
});

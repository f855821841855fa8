import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { blocksOf } from '../lib/docs.mjs';
import { filesUnder, gameFolders } from '../lib/files.mjs';
import { scratchCopy } from './kit/scratch.mjs';

const copy = scratchCopy();
afterAll(copy.remove);

/** The files of the page's card, as it says where they stand. */
const files = blocksOf()
  .filter(({ page }) => page === 'docs/add-a-card.md')
  .flatMap(({ info, text }) => {
    const path = /(?:card|file)=(\S+\/quake\.\w+)/.exec(info)?.[1];
    return path ? [{ path, text }] : [];
  });

/** A game has its example in `tests/example/`, laid out as the game itself. */
const exampleOf = folder => join(folder, 'tests/example');
const withExample = gameFolders().filter(({ folder }) => existsSync(exampleOf(folder)));

/** All that a browser does not do: pictures of the board are another matter. */
const testsOf = slug => {
  const folder = join(copy.folder, 'packages/games', slug);
  return filesUnder(folder, '.test.ts').filter(file => !/[\\/]browser[\\/]|\.long\.test|example/.test(file));
};

const isWell = ({ ok, output }) =>
  expect(ok, `${output.match(/FAIL.*/g)?.join('\n')}\n${output.slice(-2000)}`).toBe(true);

test('cards are added by their own files alone: nothing else has to know', async () => {
  expect(files.map(({ path }) => path.split('.').at(-1)).sort()).toEqual(['ts', 'yaml']);
  for (const { path, text } of files) writeFileSync(join(copy.folder, path), text);
  for (const { slug, folder } of withExample)
    cpSync(exampleOf(folder), join(copy.folder, 'packages/games', slug), { recursive: true });
  isWell(await copy.generate());
  isWell(await copy.run('scripts/house-laws.mjs'));
});

test.each(['boss-monster', ...withExample.map(({ slug }) => slug)])(
  'and every other scenario and test of %s holds',
  async slug => {
    isWell(await copy.test(testsOf(slug)));
  },
);

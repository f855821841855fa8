import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInstalled } from '../lib/install.mjs';
import { scratchCopy } from './kit/scratch.mjs';

const SLUG = 'greedy-die';
/** A guard for busy machines: it takes half a minute on two cores. */
const LONG = 900_000;
const copy = scratchCopy();
afterAll(copy.remove);

const create = (...args) => copy.run('scripts/new-game.mjs', ...args);
const git = (...args) => execFileSync('git', args, { cwd: copy.folder, encoding: 'utf8' });
/** What has changed, by the first folders of its path. */
const changed = () =>
  git('status', '--porcelain', '--untracked-files=normal')
    .split('\n')
    .filter(line => line !== '')
    .map(line => line.slice(3));

const isWell = ({ ok, output }) => expect(ok, output.slice(-3000)).toBe(true);

beforeAll(() => {
  git('init', '--quiet');
  git('add', '--all');
  git(
    '-c',
    'user.name=test',
    '-c',
    'user.email=test@localhost',
    'commit',
    '--quiet',
    '--message',
    'as it is',
  );
});

describe('what is no name for a game is refused, and nothing is made', () => {
  test.each([
    [[], /usage: npm run new-game/],
    [['Greedy Die'], /"Greedy Die" is no slug/],
    [['../greedy-die'], /is no slug/],
    [['boss-monster'], /packages\/games\/boss-monster is there already/],
    [['kernel'], /kernel is a word of the house/],
    [[SLUG, 'more'], /usage: npm run new-game/],
  ])('%s', async (args, message) => {
    const { ok, output } = await create(...args);
    expect(output).toMatch(message);
    expect(ok).toBe(false);
    expect(changed()).toEqual([]);
  });
});

describe('a new game', () => {
  const folder = join(copy.folder, 'packages', 'games', SLUG);
  beforeAll(async () => isWell(await create(SLUG)));

  test('changes nothing outside its folder but the lock file', () => {
    expect(changed()).toEqual(['package-lock.json', `packages/games/${SLUG}/`]);
    expect(git('diff', '--', 'package-lock.json')).toContain(`"packages/games/${SLUG}"`);
  });

  test('bears its own name and no other', () => {
    expect(readFileSync(join(folder, 'rules.yaml'), 'utf8')).toContain('id: GD-GOAL-01');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const files = names.map(name => join(folder, name)).filter(path => statSync(path).isFile());
    for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toMatch(/new-?game/i);
  });

  test('compiles, keeps the laws, passes its tests and is built', LONG, async () => {
    const tsc = (...project) => copy.run('node_modules/typescript/bin/tsc', '--noEmit', ...project);
    // A few at a time: there may be two cores.
    const compiled = tsc().then(async done => (done.ok ? tsc('-p', 'packages/web') : done));
    const built = await copy.run('scripts/build.mjs');
    const steps = [
      built,
      await compiled,
      ...(await Promise.all([
        copy.run('scripts/house-laws.mjs'),
        copy.run('node_modules/@biomejs/biome/bin/biome', 'check', folder),
        copy.test([folder]),
      ])),
    ];
    for (const step of steps) isWell(step);
  });

  test('is played by bots', async () => {
    const bots = ['--bots', 'normal,random,easy', '--seats', '3', '--json'];
    const played = await copy.run('scripts/command.mjs', 'simulate', SLUG, '--games', '20', ...bots);
    isWell(played);
    expect(played.output).toMatch(/"finished": ?20/);
  });

  test('comes to the page in a file of its own', () => {
    const assets = join(copy.folder, 'dist', 'web', 'assets');
    const scripts = readdirSync(assets).filter(name => name.endsWith('.js'));
    const withBoard = scripts.filter(name =>
      readFileSync(join(assets, name), 'utf8').includes(`${SLUG}-board`),
    );
    expect(withBoard).toHaveLength(1);
    expect(statSync(join(assets, withBoard[0])).size).toBeLessThan(20_000);
  });

  test('is gone with its folder', async () => {
    rmSync(folder, { recursive: true });
    isWell(await copy.generate());
    expect(changed()).toEqual(['package-lock.json']);
    expect(readFileSync(join(copy.folder, 'packages/cli/generated/games.ts'), 'utf8')).not.toContain(SLUG);
    expect(isInstalled(copy.folder)).toBe(true);
  });
});

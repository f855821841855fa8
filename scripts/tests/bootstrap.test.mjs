import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBareBrowser, findBrowser, testsWith } from '../lib/browser.mjs';
import { stampOf } from '../lib/build.mjs';
import { ROOT } from '../lib/files.mjs';
import { isInstalled } from '../lib/install.mjs';
import { pageStampOf } from '../lib/page.mjs';
import { schemaFile, schemaProblems } from '../lib/schemas.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name, text) {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

describe('what is installed', () => {
  const lock = packages => JSON.stringify({ packages });
  const wanted = {
    '': {},
    'node_modules/yaml': { version: '2.0.0' },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
    'node_modules/ours': { resolved: 'packages/ours', link: true },
    'packages/ours': { version: '0.1.0' },
  };

  test('is what package-lock.json names, platforms aside', () => {
    write('package-lock.json', lock(wanted));
    write('packages/ours/package.json', '{}');
    expect(isInstalled(root)).toBe(false);
    write('node_modules/.package-lock.json', lock({ 'node_modules/yaml': { version: '2.0.0' } }));
    expect(isInstalled(root)).toBe(false);
    write('node_modules/ours/package.json', '{}');
    expect(isInstalled(root)).toBe(true);
    write('node_modules/.package-lock.json', lock({ 'node_modules/yaml': { version: '1.9.0' } }));
    expect(isInstalled(root)).toBe(false);
  });

  test('nothing of ours whose folder is gone', () => {
    write('package-lock.json', lock(wanted));
    write('node_modules/.package-lock.json', lock({ 'node_modules/yaml': { version: '2.0.0' } }));
    expect(isInstalled(root)).toBe(true);
  });
});

describe.each([
  ['the bundles', stampOf],
  ['the page', pageStampOf],
])('what is built of %s', (_, stampOf) => {
  // A clone may lie anywhere, below a folder called like one that does not count too.
  test.each(['', 'tests', 'generated', 'scenarios', 'dist'])(
    'below a folder called "%s" is out of date once a source is written, added or removed',
    folder => {
      const clone = join(root, folder);
      const put = (name, text = '') => write(join(folder, name), text);
      put('package-lock.json', '{}');
      put('scripts/a.mjs');
      const source = put('packages/kernel/src/a.ts');
      const first = stampOf(clone);
      expect(stampOf(clone)).toBe(first);
      utimesSync(source, 1, 1);
      const touched = stampOf(clone);
      expect(touched).not.toBe(first);
      const other = put('packages/kernel/src/b.ts');
      expect(stampOf(clone)).not.toBe(touched);
      rmSync(other);
      expect(stampOf(clone)).toBe(touched);
      put('packages/kernel/tests/a.test.ts', 'a test is in no bundle');
      expect(stampOf(clone)).toBe(touched);
    },
  );
});

describe('the browser', () => {
  const program = name => {
    const path = write(name, '');
    chmodSync(path, 0o755);
    return path;
  };

  test('is the one that CHROME names, else the first on the path', () => {
    const chromium = program('bin/chromium');
    const mine = program('mine/chrome');
    expect(findBrowser({ PATH: join(root, 'bin') })).toBe(chromium);
    expect(findBrowser({ PATH: join(root, 'bin'), CHROME: mine })).toBe(mine);
    expect(() => findBrowser({ CHROME: join(root, 'nowhere') })).toThrow('cannot be run');
  });

  test('is driven without its windows where it can be, unless CHROME says which', () => {
    const [chromium, mine] = [program('bin/chromium'), program('mine/chrome')];
    const env = { PATH: join(root, 'bin') };
    expect(findBareBrowser(env)).toBe(chromium);
    const bare = program('bin/chromium-headless-shell');
    expect(findBareBrowser(env)).toBe(bare);
    expect(findBrowser(env)).toBe(chromium);
    expect(findBareBrowser({ ...env, CHROME: mine })).toBe(mine);
  });

  test('is not something that cannot be run', () => {
    write('bin/chromium', '');
    expect(findBrowser({ PATH: join(root, 'bin') })).toBeUndefined();
  });
});

describe('without a browser', () => {
  const listed = browser =>
    execFileSync(
      process.execPath,
      [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'list', '--filesOnly', '--json', ...testsWith(browser)],
      { cwd: ROOT, encoding: 'utf8' },
    );

  test('all tests run but those that drive one', () => {
    const [all, rest] = ['chromium', undefined].map(browser =>
      JSON.parse(listed(browser))
        .map(({ file }) => relative(ROOT, file))
        .sort(),
    );
    const driving = all.filter(file => file.includes('/tests/browser/'));
    expect(driving.length).toBeGreaterThan(0);
    expect(rest).toEqual(all.filter(file => !driving.includes(file)));
  });
});

describe('data files', () => {
  test('are held to their schemas, file by file', () => {
    write('schemas/scenario.schema.json', '{ "required": ["then"] }');
    write('packages/games/chess/rules.yaml', 'rules: []');
    write('packages/games/chess/scenarios/a.yaml', 'game: chess\nthen: {}\n---\ngame: go\n');
    const [missing, other, ...rest] = schemaProblems(root);
    expect(missing).toMatch(/a\.yaml \(2\): must have required property 'then'/);
    expect(other).toMatch(/a\.yaml \(2\): the game should be chess/);
    expect(rest).toEqual([]);
  });

  test('name nothing twice, and rules hold in modes that there are', () => {
    write(
      'packages/games/chess/components.yaml',
      'modes: [{ id: blitz }]\noptions: [{ id: option-clock }]\ncards: [{ id: king }, { id: queen }, { id: king }]',
    );
    write('packages/games/chess/texts/en.yaml', 'variant: { fairy: Fairy pieces }');
    const modes = ['blitz and not (option or fairy)', 'not bliz', 'clock', 'king'];
    const rules = modes.map((mode, i) => `  - { id: CH-MOVE-0${i % 3}, mode: ${mode} }`);
    write('packages/games/chess/rules.yaml', `rules:\n${rules.join('\n')}\n`);
    expect(schemaProblems(root).map(line => line.replace(/^.*chess\//, ''))).toEqual([
      'components.yaml: cards has king more than once',
      'rules.yaml: rules has CH-MOVE-00 more than once',
      'rules.yaml: CH-MOVE-00 is for a mode option, which nothing of the game is called',
      'rules.yaml: CH-MOVE-01 is for a mode bliz, which nothing of the game is called',
      'rules.yaml: CH-MOVE-00 is for a mode king, which nothing of the game is called',
    ]);
  });

  test('cite rules as the ledger calls them', () => {
    const schema = name => JSON.parse(readFileSync(schemaFile(name), 'utf8')).$defs;
    expect(schema('scenario').ruleId.pattern).toBe(schema('rules').rule.properties.id.pattern);
  });
});

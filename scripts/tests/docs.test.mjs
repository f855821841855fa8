import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { playScenario } from '@tavolata/kernel/scenario';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { all } from '../../packages/server/generated/games.ts';
import { blocksOf, typeProblems } from '../lib/docs.mjs';
import { filesUnder, ROOT } from '../lib/files.mjs';
import { problemsOf, schemaFile } from '../lib/schemas.mjs';

const blocks = blocksOf();
const inLanguage = language => blocks.filter(block => block.language === language);
const titled = list => list.map(block => [`${block.page}:${block.line}`, block]);

describe('examples of the documentation', () => {
  test('there are some', () => {
    for (const language of ['ts', 'yaml', 'sh']) expect(inLanguage(language).length).toBeGreaterThan(0);
  });

  test('TypeScript compiles', () => {
    expect(typeProblems(blocks)).toEqual([]);
  });

  test.each(titled(inLanguage('yaml').filter(({ info }) => info === '')))(
    '%s is a scenario that holds',
    (_, { text }) => {
      const scenario = parse(text);
      expect(problemsOf(schemaFile('scenario'), scenario, '')).toEqual([]);
      const game = all.find(({ slug }) => slug === scenario.game);
      expect(playScenario(game, scenario)).toEqual([]);
    },
  );

  test.each(titled(inLanguage('yaml').filter(({ info }) => info === 'data')))(
    '%s is a ledger',
    (_, { text }) => {
      expect(problemsOf(schemaFile('rules'), parse(text), '')).toEqual([]);
    },
  );

  test('commands exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const named = blocks
      .filter(({ language }) => language === 'sh')
      .flatMap(({ text }) => [...text.matchAll(/^npm (?:run (?:-s )?)?([\w:-]+)/gm)].map(match => match[1]));
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });
});

describe('pages', () => {
  const read = [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'docs/decisions.md',
    'docs/durability.md',
    'docs/watching.md',
    'docs/glossary.md',
    'docs/kernel.md',
  ];
  const pages = [...new Set([...read, ...blocks.map(({ page }) => page)])];

  test.each(pages)('%s: links lead somewhere, and it is under two pages', page => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(match => match[1]);
    for (const link of links) expect(existsSync(join(ROOT, dirname(page), link)), link).toBe(true);
    expect(text.match(/[\p{L}\d]+\S*/gu).length).toBeLessThan(1100);
  });

  const files = filesUnder(join(ROOT, 'packages'), '').map(path => `/${relative(ROOT, path)}`);
  test.each(['ARCHITECTURE.md', 'docs/glossary.md'])('%s names files and folders that are there', page => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const named = [...text.matchAll(/`([\w./-]+(?:\.(?:tsx?|ya?ml)|\/))`/g)].map(match => match[1]);
    const gone = named.filter(
      path => !files.some(file => `${file}/`.includes(`/${path.replace(/\/$/, '')}/`)),
    );
    expect(gone).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..', 'src');

const sheets = (folder: string): string[] =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.css'))
    .map(name => join(folder, name));

/** What the rules of a stylesheet are about; steps of an animation are about nothing. */
function selectorsOf(sheet: string): string[] {
  const rules = readFileSync(join(SRC, sheet), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^}]*\})*[^}]*\}/g, '');
  return [...rules.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter(selector => !selector.startsWith('@'))
    .flatMap(selector => selector.split(/,(?![^(]*\))/).map(each => each.trim()));
}

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

const FRAME = new Set(['table', 'shared'].flatMap(sheets).flatMap(selectorsOf).flatMap(classesOf));

test('what the frame draws, it draws alike at every table: a game colours it under its own name only', () => {
  const spilled = sheets('games').flatMap(sheet =>
    selectorsOf(sheet)
      .filter(selector => !selector.includes('[data-game='))
      .filter(
        selector => classesOf(selector).length > 0 && classesOf(selector).every(name => FRAME.has(name)),
      )
      .map(selector => `${sheet}: ${selector}`),
  );
  expect(spilled).toEqual([]);
});

test('a card of which only the back is known has a size at every table', () => {
  expect(sheets('table').flatMap(selectorsOf)).toContain('.motion-back');
});

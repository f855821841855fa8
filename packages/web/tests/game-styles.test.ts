import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES = join(import.meta.dirname, '..', '..');

const sheets = (folder: string): string[] =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
    // Of a module every class is its own.
    .filter(name => name.endsWith('.css') && !name.endsWith('.module.css'))
    .map(name => join(folder, name));

const BOARDS = readdirSync(join(PACKAGES, 'games')).map(slug => `games/${slug}/board`);

/** What the rules of a stylesheet are about; steps of an animation are about nothing. */
function selectorsOf(sheet: string): string[] {
  const rules = readFileSync(join(PACKAGES, sheet), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^}]*\})*[^}]*\}/g, '');
  return [...rules.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter(selector => !selector.startsWith('@'))
    .flatMap(selector => selector.split(/,(?![^(]*\))/).map(each => each.trim()));
}

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

const FRAME = new Set(
  ['web/src/table', 'web/src/shared', 'board-kit/src']
    .flatMap(sheets)
    .flatMap(selectorsOf)
    .flatMap(classesOf),
);

test('what the frame draws, it draws alike at every table: a game colours it under its own name only', () => {
  const spilled = BOARDS.flatMap(sheets).flatMap(sheet =>
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
  expect(sheets('web/src/table').flatMap(selectorsOf)).toContain('.motion-back');
});

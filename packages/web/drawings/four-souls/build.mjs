#!/usr/bin/env node
/** Makes the pictures of Four Souls: a symbol per card and sign, rag dolls for the characters. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dolls } from './dolls.mjs';
import * as pictures from './pictures.mjs';

const { icons, aliases } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const { SIGNS, ...cards } = pictures;

function iconSymbol([id, name]) {
  const icon = icons[name] ?? icons[aliases?.[name]?.parent];
  if (!icon) throw new Error(`there is no icon ${name}`);
  return `<symbol id="fs-${id}" viewBox="0 0 512 512">${icon.body}</symbol>`;
}

const dollSymbol = ([id, body]) => `<symbol id="fs-${id}" viewBox="0 0 100 100">${body}</symbol>`;
const signs = Object.entries(SIGNS).map(([id, name]) => [`sign-${id}`, name]);

/** The files, by name. */
export function draw() {
  const drawn = [
    ...Object.values(cards).flatMap(Object.entries).map(iconSymbol),
    ...signs.map(iconSymbol),
    ...Object.entries(dolls()).map(dollSymbol),
  ];
  return { 'drawings.svg': `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('\n')}</svg>\n` };
}

export function build(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(draw())) writeFileSync(join(folder, name), content);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  build(join(import.meta.dirname, '../../src/games/four-souls/generated'));

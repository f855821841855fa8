#!/usr/bin/env node
/** Makes the pictures of Four Souls: a symbol per card and sign, dolls and bosses of our own, the cellar floor. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dolls } from './dolls.mjs';
import { floor, rug } from './floor.mjs';
import * as pictures from './pictures.mjs';
import { PORTRAITS } from './portraits.mjs';

const { icons, aliases } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const { SIGNS, ...cards } = pictures;

function iconSymbol([id, name]) {
  const icon = icons[name] ?? icons[aliases?.[name]?.parent];
  if (!icon) throw new Error(`there is no icon ${name}`);
  return `<symbol id="fs-${id}" viewBox="0 0 512 512">${icon.body}</symbol>`;
}

const dollSymbol = ([id, body]) => `<symbol id="fs-${id}" viewBox="0 0 100 100">${body}</symbol>`;
const signs = Object.entries(SIGNS).map(([id, name]) => [`sign-${id}`, name]);

/** An unsteady hand: a light displacement, for drawings only, never for words. */
const WOBBLE =
  '<filter id="fs-wobble" x="-10%" y="-10%" width="120%" height="120%">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="7"/>' +
  '<feDisplacementMap in="SourceGraphic" scale="3"/></filter>';

/** The files, by name. */
export function draw() {
  const icons = Object.values(cards)
    .flatMap(Object.entries)
    .filter(([id]) => !(id in PORTRAITS));
  const drawn = [
    ...icons.map(iconSymbol),
    ...signs.map(iconSymbol),
    ...Object.entries({ ...dolls(), ...PORTRAITS }).map(dollSymbol),
  ];
  return {
    'drawings.svg': `<svg xmlns="http://www.w3.org/2000/svg">${WOBBLE}${drawn.join('\n')}</svg>\n`,
    'floor.svg': floor(),
    'rug.svg': rug(),
  };
}

export function build(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(draw())) writeFileSync(join(folder, name), content);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  build(join(import.meta.dirname, '../../src/games/four-souls/generated'));

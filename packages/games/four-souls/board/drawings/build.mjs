#!/usr/bin/env node
/** Makes the pictures of Four Souls: a symbol per card and sign, dolls and bosses of our own, the cellar floor. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { iconSymbol, pictured } from '@tavolata/board-kit/icons';
import { dolls } from './dolls.mjs';
import { floor, rug } from './floor.mjs';
import { PORTRAITS } from './portraits.mjs';
import { SIGNS } from './signs.mjs';

const dollSymbol = ([id, body]) => `<symbol id="fs-${id}" viewBox="0 0 100 100">${body}</symbol>`;

/** An unsteady hand: a light displacement, for drawings only, never for words. */
const WOBBLE =
  '<filter id="fs-wobble" x="-10%" y="-10%" width="120%" height="120%">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="7"/>' +
  '<feDisplacementMap in="SourceGraphic" scale="3"/></filter>';

/** The files, by name. */
export function draw() {
  const drawn = [
    ...pictured('four-souls').map(({ id, icon }) => iconSymbol(`fs-${id}`, icon)),
    ...Object.entries(SIGNS).map(([id, icon]) => iconSymbol(`fs-sign-${id}`, icon)),
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
  build(join(import.meta.dirname, '../generated'));

#!/usr/bin/env node
/** Makes the symbols of Mourners Call: three factions, two goods, signs, and a portrait for every card. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { iconSymbol, pictured } from '@tavolata/board-kit/icons';
import { FACTIONS, GOODS, SIGNS } from './signs.mjs';

const ownSymbol = ([id, body]) => `<symbol id="mc-${id}" viewBox="0 0 16 16">${body}</symbol>`;

/** The files, by name. */
export function draw() {
  const drawn = [
    ...Object.entries({ ...FACTIONS, ...GOODS }).map(ownSymbol),
    ...Object.entries(SIGNS).map(([id, icon]) => iconSymbol(`mc-${id}`, icon)),
    ...pictured('mourners-call').map(({ id, icon }) => iconSymbol(`mc-${id}`, icon)),
  ];
  return { 'drawings.svg': `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('\n')}</svg>\n` };
}

export function build(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(draw())) writeFileSync(join(folder, name), content);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  build(join(import.meta.dirname, '../generated'));

#!/usr/bin/env node
/** Makes the symbols of Mourners Call: three factions, two goods, signs, and a portrait for every card. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COURT, MOTIVES, MOURNERS, SIGNS, WALLOWS } from './portraits.mjs';
import { FACTIONS, GOODS } from './signs.mjs';

const { icons, aliases } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

function iconSymbol(id, name) {
  const icon = icons[name] ?? icons[aliases?.[name]?.parent];
  if (!icon) throw new Error(`there is no icon ${name}`);
  return `<symbol id="mc-${id}" viewBox="0 0 512 512">${icon.body}</symbol>`;
}

const ownSymbol = ([id, body]) => `<symbol id="mc-${id}" viewBox="0 0 16 16">${body}</symbol>`;

/** The files, by name. */
export function draw() {
  const drawn = [
    ...Object.entries({ ...FACTIONS, ...GOODS }).map(ownSymbol),
    ...Object.entries({ ...SIGNS, ...COURT, ...MOURNERS, ...WALLOWS, ...MOTIVES }).map(([id, icon]) =>
      iconSymbol(id, icon),
    ),
  ];
  return { 'drawings.svg': `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('\n')}</svg>\n` };
}

export function build(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(draw())) writeFileSync(join(folder, name), content);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  build(join(import.meta.dirname, '../../src/games/mourners-call/generated'));

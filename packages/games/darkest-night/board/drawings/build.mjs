#!/usr/bin/env node
/** Makes the pictures of Darkest Night: the seven places cut in wood, and a sign for everything else. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { iconSymbol, pictured } from '@tavolata/board-kit/icons';
import { HEIGHT, ink, land, stars, WIDTH } from './land.mjs';
import { MARKS } from './marks.mjs';
import { PLACES } from './places.mjs';
import { SIGNS } from './signs.mjs';

const symbol = (id, box, body) => `<symbol id="dn-${id}" viewBox="${box}">${body}</symbol>`;
const PLACE = '-104 -114 208 134';
const placeSymbols = ([id, { drawn, lights }]) => [
  symbol(`place-${id}`, PLACE, drawn),
  symbol(`lights-${id}`, PLACE, lights),
];
// The land covers whatever the map measures; `slice` is told here, where its box is known.
const wide = (id, body) =>
  `<symbol id="dn-${id}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${body}</symbol>`;

/** The files, by name. */
export function draw() {
  const drawn = [
    ...pictured('darkest-night').map(({ id, icon }) => iconSymbol(`dn-${id}`, icon)),
    ...Object.entries(SIGNS).map(([id, icon]) => iconSymbol(`dn-sign-${id}`, icon)),
    ...Object.entries(PLACES).flatMap(placeSymbols),
    ...Object.entries(MARKS).map(([id, [box, body]]) => symbol(id, box, body)),
    wide('land', land),
    wide('ink', ink),
    ...[0, 1, 2].map(group => wide(`stars-${group}`, stars(group))),
  ];
  return { 'drawings.svg': `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('\n')}</svg>\n` };
}

export function build(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(draw())) writeFileSync(join(folder, name), content);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  build(join(import.meta.dirname, '../generated'));

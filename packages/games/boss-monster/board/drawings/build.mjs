#!/usr/bin/env node
/**
 * Makes Boss Monster's drawings: one file of symbols, and three that repeat behind the table. Draw symbols at whole
 * scales only: 4 in my dungeon, 3 in the hand and on phones, 2 in small rooms, 8 and 9 under the glass.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconSymbol } from '@tavolata/board-kit/icons';
import { BOSSES } from './bosses.mjs';
import { EPICS_OF_CRAFT } from './epics-of-craft.mjs';
import { EPICS_OF_FAITH } from './epics-of-faith.mjs';
import { HEROES, stepOf } from './heroes.mjs';
import { burst, earth, entrance, grass, moon, sky, throne } from './places.mjs';
import { MONSTER_ROOMS } from './rooms-monster.mjs';
import { TRAP_ROOMS } from './rooms-trap.mjs';
import { spells } from './spells.mjs';

/** Signs that are icons as they are: what the page calls them, and what they are called there. */
const SIGNS = {
  soul: 'ghost',
  wound: 'broken-heart',
  health: 'hearts',
  cleric: 'jeweled-chalice',
  mage: 'white-book',
  fighter: 'broadsword',
  thief: 'swap-bag',
  monster: 'imp-laugh',
  trap: 'cog',
  build: 'flat-hammer',
  adventure: 'battle-axe',
  aim: 'crosshair',
  locked: 'padlock',
  frozen: 'snowflake-2',
  epic: 'crown',
};

const heroSymbols = ([id, grid]) => [grid.symbol(`h-${id}`), stepOf(grid).symbol(`h-${id}-step`)];

function symbols() {
  const rooms = { ...MONSTER_ROOMS, ...TRAP_ROOMS };
  return [
    ...Object.entries(rooms).flatMap(([id, { scene, small }]) => {
      const { grid, more } = scene(id);
      return [grid.symbol(`r-${id}`, more), small().symbol(`m-${id}`)];
    }),
    ...Object.entries({ ...HEROES, ...EPICS_OF_FAITH, ...EPICS_OF_CRAFT }).flatMap(heroSymbols),
    ...Object.entries(BOSSES).map(([id, grid]) => grid.symbol(`b-${id}`)),
    ...spells(22).map(([id, grid]) => grid.symbol(`s-${id}`)),
    entrance().symbol('entrance'),
    throne().symbol('throne'),
    moon.symbol('moon'),
    burst.symbol('burst'),
    ...Object.entries(SIGNS).map(([sign, icon]) => iconSymbol(`i-${sign}`, icon)),
  ];
}

const file = (content, size = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${size} shape-rendering="crispEdges">${content}</svg>\n`;
const tile = grid =>
  file(grid.paths(), ` width="${grid.w}" height="${grid.h}" viewBox="0 0 ${grid.w} ${grid.h}"`);

/** Every file of the game's drawing, by name. */
export const draw = () => ({
  'drawings.svg': file(symbols().join('\n')),
  'sky.svg': tile(sky(240, 28)),
  'grass.svg': tile(grass(74)),
  'earth.svg': tile(earth(74, 64)),
});

export function build(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(draw())) writeFileSync(join(folder, name), content);
}

/** Makes the drawings of Sorcerer's Arena: one file of symbols. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconSymbol, pictured } from '@tavolata/board-kit/icons';
import { emblemSymbols } from './emblems.mjs';
import { sceneSymbols } from './scenes.mjs';
import { SIGNS } from './signs.mjs';

/** Characters appear only as emblems. */
const PREFIX = { characters: 'sa-e-', statuses: 'sa-t-', cards: 'sa-c-' };

/** Every file of the game's drawing, by name. */
export const draw = () => ({
  'drawings.svg': `<svg xmlns="http://www.w3.org/2000/svg">${[
    ...pictured('sorcerers-arena').map(({ list, id, icon }) => iconSymbol(`${PREFIX[list]}${id}`, icon)),
    ...emblemSymbols(),
    ...Object.entries(SIGNS).map(([id, icon]) => iconSymbol(`sa-i-${id}`, icon)),
    ...sceneSymbols(),
  ].join('\n')}</svg>\n`,
});

export function build(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(draw())) writeFileSync(join(folder, name), content);
}

/** Makes the drawings of Sorcerer's Arena: one file of symbols. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emblemSymbols } from './emblems.mjs';
import { CARDS, EMBLEMS, iconSymbol, SIGNS, STATUSES } from './icons.mjs';
import { sceneSymbols } from './scenes.mjs';

const named = (prefix, icons) =>
  Object.entries(icons).map(([name, icon]) => iconSymbol(`${prefix}${name}`, icon));

/** Every file of the game's drawing, by name. */
export const draw = () => ({
  'drawings.svg': `<svg xmlns="http://www.w3.org/2000/svg">${[
    ...named('sa-e-', EMBLEMS),
    ...emblemSymbols(),
    ...named('sa-i-', SIGNS),
    ...named('sa-t-', STATUSES),
    ...named('sa-c-', CARDS),
    ...sceneSymbols(),
  ].join('\n')}</svg>\n`,
});

export function build(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(draw())) writeFileSync(join(folder, name), content);
}

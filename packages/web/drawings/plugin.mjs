/** Games draw at build time: `drawings/<game>/build.mjs` writes into the `generated/` folder of the game's page. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const HERE = import.meta.dirname;
const times = folder => readdirSync(folder).map(name => statSync(join(folder, name)).mtimeMs);

/** Drawing takes a second or two: only what has changed since is drawn again. */
function isCurrent(sources, drawn) {
  if (!existsSync(drawn)) return false;
  const made = times(drawn);
  return made.length > 0 && Math.min(...made) > Math.max(...times(sources));
}

export async function drawAll() {
  for (const game of readdirSync(HERE)) {
    const sources = join(HERE, game);
    if (!existsSync(join(sources, 'build.mjs'))) continue;
    const drawn = join(HERE, '../src/games', game, 'generated');
    if (isCurrent(sources, drawn)) continue;
    const { build } = await import(pathToFileURL(join(sources, 'build.mjs')).href);
    build(drawn);
  }
}

export const drawings = () => ({ name: 'drawings', buildStart: drawAll });

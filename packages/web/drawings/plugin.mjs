/** Games draw at build time: `board/drawings/build.mjs` of a game writes into `board/generated/`. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const GAMES = join(import.meta.dirname, '../../games');
const times = folder =>
  readdirSync(folder, { recursive: true }).map(name => statSync(join(folder, name)).mtimeMs);

/** Drawing takes a second or two: only what has changed since, or whose cards have, is drawn again. */
function isCurrent(sources, drawn) {
  if (!existsSync(drawn)) return false;
  const made = times(drawn);
  return made.length > 0 && Math.min(...made) > Math.max(...sources.flatMap(times));
}

export async function drawAll() {
  for (const game of readdirSync(GAMES)) {
    const sources = join(GAMES, game, 'board/drawings');
    if (!existsSync(join(sources, 'build.mjs'))) continue;
    const drawn = join(GAMES, game, 'board/generated');
    if (isCurrent([sources, join(GAMES, game, 'cards')], drawn)) continue;
    const { build } = await import(pathToFileURL(join(sources, 'build.mjs')).href);
    build(drawn);
  }
}

export const drawings = () => ({ name: 'drawings', buildStart: drawAll });

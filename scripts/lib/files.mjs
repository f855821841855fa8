import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path as messages show it. */
export const shown = path => relative(ROOT, path);

/** Every file under a folder whose name ends so, in order; none if there is no such folder. */
export function filesUnder(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesUnder(path, ending);
      return entry.name.endsWith(ending) ? [path] : [];
    });
}

/** Writes a file if that changes it, so that nothing is rebuilt for nothing. */
export function writeIfChanged(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  writeWhole(path, text);
  return true;
}

/** Writes a file whole or not at all: another command may be reading it. */
export function writeWhole(path, contents) {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, contents);
  renameSync(fresh, path);
}

/** The folders of `packages/games` that hold a game: each has a rulebook. */
export function gameFolders(root = ROOT) {
  const games = join(root, 'packages', 'games');
  if (!existsSync(games)) return [];
  return readdirSync(games)
    .sort()
    .map(slug => ({ slug, folder: join(games, slug) }))
    .filter(({ folder }) => existsSync(join(folder, 'rules.yaml')));
}

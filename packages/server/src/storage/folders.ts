import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/**
 * Makes a folder that only the server's user may enter, and those above it that are missing. Returns the first that was
 * made, if any. Node's own way tries for ever where the folder above is there and nothing can be made in it, as below
 * `/proc`.
 */
export function makeFolders(folder: string): string | undefined {
  if (isFolder(folder)) return undefined;
  const above = dirname(folder);
  const first = above === folder ? undefined : makeFolders(above);
  mkdirSync(folder, { mode: 0o700 });
  return first ?? folder;
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder, ROOT, writeWhole } from './files.mjs';

/** Nothing of these gets into the page; of the scenarios, only those that teach. */
const LEFT_OUT =
  /^packages[\\/](server|cli)[\\/]|[\\/](generated|tests|scenarios[\\/](?!tutorials[\\/])|dist)[\\/]|\.scenarios\.yaml$/;

/** Names, sizes and times of everything the page is made of. */
export function pageStampOf(root = ROOT) {
  const hash = createHash('sha256');
  for (const path of [...filesUnder(join(root, 'packages'), ''), join(root, 'package-lock.json')]) {
    const name = relative(root, path);
    if (LEFT_OUT.test(name)) continue;
    const { size, mtimeMs } = statSync(path);
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const stampFile = root => join(root, 'dist', 'web-stamp');

export function isPageBuilt(root = ROOT) {
  const path = stampFile(root);
  return existsSync(path) && readFileSync(path, 'utf8') === pageStampOf(root);
}

/** Builds the page into `dist/web`, unless it is up to date. Apart from the bundles: only a browser needs it. */
export async function ensurePage(root = ROOT) {
  if (process.env.TAVOLATA_PREPARED === '1' || isPageBuilt(root)) return;
  const stamp = pageStampOf(root);
  console.error('Building the page…');
  const { build } = await import('vite');
  await build({ configFile: join(root, 'packages', 'web', 'vite.config.ts'), logLevel: 'error' });
  writeWhole(stampFile(root), stamp);
}

import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { seededWorker } from './chance.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..', '..');
const WORKER = /^worker-.*\.js$/;
/** What the build compressed: of files that tests change or take away it would still be there. */
const COMPRESSED = /\.(br|gz)$/;

/** The folder of the page as people get it, built from what is in the tree before any test: see building.ts. */
export const BUILT = join(ROOT, 'dist', 'web');

/** The same file at two places; where that is impossible, a copy. */
function lay(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** The same page, but the tables of its browser are dealt by the seed. */
export function seededPage(seed: number): string {
  const dir = mkdtempSync(join(tmpdir(), 'tavolata-seeded-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const files = readdirSync(BUILT, { recursive: true, withFileTypes: true }).filter(
    each => each.isFile() && !COMPRESSED.test(each.name),
  );
  if (!files.some(({ name }) => WORKER.test(name))) throw new Error('the page has no worker');
  for (const { name, parentPath } of files) {
    const [from, to] = [join(parentPath, name), join(dir, parentPath.slice(BUILT.length), name)];
    mkdirSync(dirname(to), { recursive: true });
    if (WORKER.test(name)) writeFileSync(to, seededWorker(seed) + readFileSync(from, 'utf8'));
    else lay(from, to);
  }
  return dir;
}

/** The scripts of a page that are so called cannot be had any more, until they are put back. */
export function takeAway(webDir: string, called: RegExp): () => void {
  const assets = join(webDir, 'assets');
  const scripts = readdirSync(assets).filter(name => name.endsWith('.js') && called.test(name));
  const away = mkdtempSync(join(webDir, 'away-'));
  for (const name of scripts) renameSync(join(assets, name), join(away, name));
  return () => {
    for (const name of scripts) renameSync(join(away, name), join(assets, name));
  };
}

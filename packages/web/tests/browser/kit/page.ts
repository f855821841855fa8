import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, onTestFinished } from 'vitest';
import { seededWorker } from './chance.ts';

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
const WORKER = /^worker-.*\.js$/;

let built: Promise<string> | undefined;

/** The folder of the page as people get it, built from what is in the tree, once per file of tests. */
export function builtPage(): Promise<string> {
  built ??= buildPage();
  return built;
}

/** A second or two, and a minute where much else is done: no test's own time. */
const LONGEST = 300_000;
beforeAll(async () => {
  const folder = await builtPage();
  return () => rmSync(folder, { recursive: true, force: true });
}, LONGEST);

/** In a process of its own: inside a test everything is built for testing. */
async function buildPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'tavolata-page-'));
  await promisify(execFile)(
    process.execPath,
    [VITE, 'build', WEB, '--outDir', outDir, '--logLevel', 'error'],
    {
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  return outDir;
}

/** The same page, but the tables of its browser are dealt by the seed. */
export async function seededPage(seed: number): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'tavolata-seeded-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  cpSync(await builtPage(), dir, { recursive: true });
  const assets = join(dir, 'assets');
  const worker = readdirSync(assets).find(name => WORKER.test(name));
  if (!worker) throw new Error('the page has no worker');
  const path = join(assets, worker);
  writeFileSync(path, seededWorker(seed) + readFileSync(path, 'utf8'));
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

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');

let built: Promise<string> | undefined;

/** The folder of the page as people get it, built from what is in the tree: a second or two, once per file of tests. */
export function builtPage(): Promise<string> {
  built ??= buildPage();
  return built;
}

/** In a process of its own: inside a test everything is built for testing. */
async function buildPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'tavolata-page-'));
  afterAll(() => rmSync(outDir, { recursive: true, force: true }));
  await promisify(execFile)(
    process.execPath,
    [VITE, 'build', WEB, '--outDir', outDir, '--logLevel', 'error'],
    {
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  return outDir;
}

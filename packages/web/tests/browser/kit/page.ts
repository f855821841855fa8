import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll } from 'vitest';

const CONFIG = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'vite.config.ts');

let built: Promise<string> | undefined;

/** The folder of the page as people get it, built from what is in the tree: half a second, once per file of tests. */
export function builtPage(): Promise<string> {
  built ??= buildPage();
  return built;
}

async function buildPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'tavolata-page-'));
  afterAll(() => rmSync(outDir, { recursive: true, force: true }));
  await build({ configFile: CONFIG, mode: 'production', logLevel: 'error', build: { outDir } });
  return outDir;
}

import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The built page and nothing else: a local match needs no server of ours. Compressed as ours sends it, and kept by no browser. */
export async function servePage(folder: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://page').pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    const isCompressed = existsSync(`${file}.br`) && request.headers['accept-encoding']?.includes('br');
    try {
      const content = await readFile(isCompressed ? `${file}.br` : file);
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'no-store',
        ...(isCompressed && { 'content-encoding': 'br' }),
      });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** The scripts of the worker that plays local matches: the one it starts with, and all that one names. */
export function workerScripts(folder: string): ReadonlySet<string> {
  const assets = join(folder, 'assets');
  const first = readdirSync(assets).find(name => /^worker-.*\.js$/.test(name)) ?? '';
  const named = readFileSync(join(assets, first), 'utf8').matchAll(/\.\/([\w-]+\.js)/g);
  return new Set([first, ...[...named].map(([, name]) => name as string)]);
}

/** The folder of the bundle this is part of. */
const DIST = dirname(fileURLToPath(import.meta.url));

/** What npm's own scripts know; they stay as they are, in no bundle. */
const script = (name: string) => import(pathToFileURL(join(DIST, '..', 'scripts', 'lib', name)).href);

/** The built page: the one in WEB_DIR, else ours, built first if that is necessary. */
export async function builtPage(): Promise<string> {
  const folder = process.env.WEB_DIR ?? join(DIST, 'web');
  if (process.env.WEB_DIR === undefined) await (await script('page.mjs')).ensurePage();
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`there is no page in ${folder}`);
  return folder;
}

/** The system's Chromium or Chrome, or the one that CHROME names. */
export async function browserPath(): Promise<string> {
  const found: string | undefined = (await script('browser.mjs')).findBrowser();
  if (!found) throw new Error('there is no Chromium and no Chrome: set CHROME to its path');
  return found;
}

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The built page and nothing else: a local match needs no server of ours. */
export async function servePage(folder: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://page').pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    try {
      const content = await readFile(file);
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
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

/** The system's Chromium, or the one that CHROME names. */
export const chromium = (): string =>
  process.env.CHROME ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();

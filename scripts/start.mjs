#!/usr/bin/env node
/**
 * `npm start`: everything that is missing is installed and built, then the table is open in the browser;
 * `npm start -- --terminal` offers a match in this terminal instead. Other words are the server's own: see `help`.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './lib/files.mjs';
import { fail, prepare } from './lib/prepare.mjs';

const bundle = name => import(pathToFileURL(join(ROOT, 'dist', `${name}.mjs`)).href);

async function terminal(args) {
  const { main } = await bundle('cli');
  await main(['play', ...args]);
}

/** It reads its words from the command line itself, as it does in a container. */
async function server() {
  const { ensurePage } = await import('./lib/page.mjs');
  await ensurePage();
  await bundle('server');
}

const [first, ...rest] = process.argv.slice(2);
try {
  await prepare();
  await (first === '--terminal' ? terminal(rest) : server());
} catch (error) {
  fail(error);
}

#!/usr/bin/env node
/** `npm start`: everything that is missing is installed and built, then a match in this terminal is offered. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './lib/files.mjs';
import { fail, prepare } from './lib/prepare.mjs';

try {
  await prepare();
  const { main } = await import(pathToFileURL(join(ROOT, 'dist', 'cli.mjs')).href);
  await main(['play', ...process.argv.slice(2)]);
} catch (error) {
  fail(error);
}

#!/usr/bin/env node
/** `node scripts/command.mjs simulate …`: prepares, then runs the bundled command line. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './lib/files.mjs';
import { fail, prepare } from './lib/prepare.mjs';

try {
  await prepare();
  const { main } = await import(pathToFileURL(join(ROOT, 'dist', 'cli.mjs')).href);
  await main(process.argv.slice(2));
} catch (error) {
  fail(error);
}

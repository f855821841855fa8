/** Whatever a command needs before it can run: packages, generated sources, bundles. Silent on standard output. */
import { build, isBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';

/** Brings everything up to date; quick when nothing has changed, and not at all for whoever says it is done. */
export async function prepare() {
  if (process.env.TAVOLATA_PREPARED === '1') return;
  const installed = ensureInstalled();
  if (!installed && isBuilt()) return;
  // Loaded only now: these need packages that may just have been installed.
  const { generate } = await import('../generate.mjs');
  generate();
  await build();
}

/** Says what went wrong in a line where a line is enough, and ends with that exit code. */
export function fail(error, code = 1) {
  const known = error?.constructor?.name === 'DataError' || error?.constructor === Error;
  console.error(known ? error.message : error);
  process.exitCode = code;
}

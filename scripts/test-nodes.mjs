#!/usr/bin/env node
/**
 * `npm run test:nodes`: the tests of what servers run, under each supported version of Node; `-- 26` under that one alone.
 * Words that are no number narrow the tests down, as in `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './lib/files.mjs';
import { NODE_VERSIONS, nodeOf } from './lib/node-versions.mjs';
import { fail, prepare } from './lib/prepare.mjs';

const PACKAGES = ['kernel', 'table', 'protocol', 'server'].map(name => `packages/${name}/`);

const words = process.argv.slice(2);
const versions = words.map(Number).filter(Number.isInteger);
const filters = words.filter(word => !Number.isInteger(Number(word)));

try {
  await prepare();
  const results = (versions.length > 0 ? versions : NODE_VERSIONS).map(version => {
    const args = [join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'code'];
    const tests = filters.length > 0 ? filters : PACKAGES;
    const { status } = spawnSync(nodeOf(version), [...args, ...tests], { cwd: ROOT, stdio: 'inherit' });
    return { version, status };
  });
  for (const { version, status } of results)
    console.log(`Node ${version}: ${status === 0 ? 'passed' : 'failed'}`);
  process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1;
} catch (error) {
  fail(error);
}

import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { ROOT } from '../../lib/files.mjs';

const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'data', '.proofs', '.reports']);

/** Other people's packages are those of this clone, our own are those of the copy. */
function linkPackages(copy) {
  const here = join(ROOT, 'node_modules');
  const there = join(copy, 'node_modules');
  mkdirSync(there);
  for (const name of readdirSync(here))
    if (name !== '@tavolata') symlinkSync(join(here, name), join(there, name));
  cpSync(join(here, '@tavolata'), join(there, '@tavolata'), { recursive: true, verbatimSymlinks: true });
}

/** A copy of the house in which a test may change anything; `run` tells whether a command there went well. */
export function scratchCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'tavolata-'));
  const filter = path =>
    !relative(ROOT, path)
      .split(sep)
      .some(part => LEFT_OUT.has(part));
  for (const name of readdirSync(ROOT).filter(name => !LEFT_OUT.has(name)))
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, preserveTimestamps: true, filter });
  linkPackages(folder);
  const runFor = (timeout, ...args) =>
    new Promise(resolve => {
      const env = { ...process.env, LONG: '' };
      const child = spawn(process.execPath, args, { cwd: folder, env, timeout, killSignal: 'SIGKILL' });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', data => {
          output += data;
        });
      child.on('close', code => resolve({ ok: code === 0, output }));
    });
  const run = (...args) => runFor(undefined, ...args);
  return {
    folder,
    run,
    /** Ends it, as failed, after so many milliseconds. */
    runFor,
    generate: () => run('scripts/generate.mjs'),
    /** Runs test files of the copy; with `bail` only until one fails. */
    test: (files, ...options) => run('node_modules/vitest/vitest.mjs', 'run', ...files, ...options),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder, ROOT, writeWhole } from './files.mjs';

const ENDINGS = ['.ts', '.yaml', '.json'];
const LEFT_OUT = /[\\/](generated|tests|scenarios)[\\/]|\.scenarios\.yaml$/;

/** Names, sizes and times of everything the bundles are made of: equal, and there is nothing to do. */
export function stampOf(root = ROOT) {
  const hash = createHash('sha256');
  const files = [
    ...ENDINGS.flatMap(ending => filesUnder(join(root, 'packages'), ending)),
    ...filesUnder(join(root, 'bench'), '.ts'),
    ...filesUnder(join(root, 'scripts'), '.mjs'),
    join(root, 'package-lock.json'),
  ];
  for (const path of files) {
    // Where the clone itself lies says nothing.
    const name = relative(root, path);
    if (LEFT_OUT.test(name)) continue;
    const { size, mtimeMs } = statSync(path);
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const stampFile = root => join(root, 'dist', 'stamp');

export function isBuilt(root = ROOT) {
  const path = stampFile(root);
  return existsSync(path) && readFileSync(path, 'utf8') === stampOf(root);
}

/** What is bundled, by the name it gets in `dist`. */
const ENTRIES = {
  cli: 'packages/cli/src/index.ts',
  worker: 'packages/cli/src/simulate/worker.ts',
  server: 'packages/server/src/run.ts',
  thinker: 'packages/server/src/bot-threads/worker.ts',
  replayer: 'packages/server/src/replay-threads/worker.ts',
  bench: 'bench/src/index.ts',
  'bench-server': 'bench/src/server.ts',
  'bench-siege': 'bench/src/siege.ts',
};

/** Our own packages are bundled from source; all others stay where npm put them. */
const ownPackagesOnly = {
  name: 'own-packages-only',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@tavolata/') ? undefined : { path, external: true },
    );
  },
};

/** How esbuild makes these bundles, by their names in `ENTRIES`; all that there are, if none is named. */
export function bundleOptions(names = Object.keys(ENTRIES), root = ROOT) {
  const entries = names.map(name => [name, ENTRIES[name]]).filter(([, path]) => existsSync(join(root, path)));
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(entries),
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [ownPackagesOnly],
  };
}

/** Bundles the command line, the server, their workers and the benchmarks into `dist`. */
export async function build(root = ROOT) {
  const { build: bundle } = await import('esbuild');
  const stamp = stampOf(root);
  const { outputFiles } = await bundle({ ...bundleOptions(undefined, root), write: false });
  for (const { path, contents } of outputFiles) writeWhole(path, contents);
  writeWhole(stampFile(root), stamp);
}

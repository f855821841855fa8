import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
/** Below the packages, so that what is not bundled is found. */
const folder = join(here, '..', '..', 'dist', `tests-${process.pid}`);

/** Programs of this folder as files that Node can run in a process or thread of their own. */
export async function bundled(...names: readonly string[]): Promise<Readonly<Record<string, string>>> {
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  await build({
    entryPoints: names.map(name => join(here, `${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [
      {
        name: 'own-packages-only',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@tavolata/') ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
  return Object.fromEntries(names.map(name => [name, join(folder, `${name}.mjs`)]));
}

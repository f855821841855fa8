import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are compressed already. */
const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;
/** In bytes: below it a file fits into one packet anyway. */
const LEAST = 1024;
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(path) {
  const text = await readFile(path);
  if (text.length < LEAST) return;
  const [br, gz] = await Promise.all([toBrotli(text, BEST), toGzip(text, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Beside every text of the built page the same compressed, for the server to hand out as it is. */
export function compressed() {
  let folder;
  return {
    name: 'tavolata-compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter(name => TEXT.test(name)).map(name => compress(join(folder, name))));
    },
  };
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const here = dirname(fileURLToPath(import.meta.url));
const ICON = join(here, '..', 'public', 'icon.svg');
const SIZES = [192, 512];

/** Formats that every browser of today leaves alone, and maps for whoever looks into the code. */
const LEFT_OUT = /\.(woff|map)$|^sw\.js$/;

const manifest = {
  name: 'Tavolata',
  short_name: 'Tavolata',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#1a1513',
  theme_color: '#1a1513',
  icons: [
    ...SIZES.map(size => ({ src: `icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

const png = size =>
  new Resvg(readFileSync(ICON, 'utf8'), { fitTo: { mode: 'width', value: size } }).render().asPng();

/** Changes with everything that is kept: some files, as the page itself, have the same name whatever is in them. */
function versionOf(files) {
  const hash = createHash('sha256').update(readFileSync(ICON));
  for (const [name, { code, source }] of files) hash.update(`\n${name}\n`).update(code ?? source);
  return hash.digest('hex').slice(0, 12);
}

/** Makes the page installable: manifest, icons, and the service worker with the list of everything to keep. */
export function offline() {
  return {
    name: 'tavolata-offline',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(here, '..', 'src', 'offline', 'sw.ts'), fileName: 'sw.js' });
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(manifest),
      });
      for (const size of SIZES)
        this.emitFile({ type: 'asset', fileName: `icon-${size}.png`, source: png(size) });
    },
    // Last of all: what others put into the bundle is in it.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const names = Object.keys(bundle).filter(name => !LEFT_OUT.test(name));
        const worker = bundle['sw.js'];
        worker.code = worker.code
          .replaceAll('__FILES__', JSON.stringify(['./', 'icon.svg', ...names].sort()))
          .replaceAll('__VERSION__', JSON.stringify(versionOf(names.map(name => [name, bundle[name]]))));
      },
    },
  };
}

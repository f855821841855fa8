import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { person } from './browser.ts';

/** Where it stands: nobody else is there. */
export const ADDRESS = 'http://bare.test/';

const SRC = join(import.meta.dirname, '..', '..', '..', 'src');

/** Something of ours as one script, written as if it stood in that folder of `src`. */
export async function bundled(folder: string, contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(SRC, folder), loader: 'tsx' },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** A page in which there is nothing but a script, in a browser that has kept nothing yet. */
export async function barePage(script: string): Promise<Page> {
  const body = `<!doctype html><body><script>${script.replaceAll('</script', '<\\/script')}</script>`;
  const { page } = await person();
  await page.route(ADDRESS, route => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(ADDRESS);
  return page;
}

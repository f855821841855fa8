import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..', '..');

/** Before any test drives a browser, unless the page is up to date. In a process of its own: inside a test everything is built for testing. */
export default function buildPage(): void {
  const code = "import('./scripts/lib/page.mjs').then(({ ensurePage }) => ensurePage())";
  execFileSync(process.execPath, ['-e', code], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

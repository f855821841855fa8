/** Finds the browser that the tests of the page drive. Only Node's own modules: it may run first. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function findBrowser(env = process.env) {
  if (env.CHROME) {
    if (isProgram(env.CHROME)) return env.CHROME;
    throw new Error(`CHROME names ${env.CHROME}, which cannot be run`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [...folders.flatMap(folder => NAMES.map(name => join(folder, name))), ...PLACES];
  return candidates.find(isProgram);
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

function install() {
  console.error('Installing Debian’s Chromium for the tests of the page…');
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const chromium = () => apt('install', '-y', '--no-install-recommends', 'chromium');
  return chromium() || (apt('update') && chromium());
}

/** The browser's path; where there is none and we may, Debian's is installed, else the one line that helps is said. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (isDebianRoot() && install()) {
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'The tests of the page need Chromium or Chrome: sudo apt-get install -y chromium (or set CHROME to its path)',
  );
}

/** What vitest is told: without a browser, all tests but those that drive one. */
export const testsWith = browser => (browser ? [] : ['--exclude', 'packages/web/tests/browser/**']);

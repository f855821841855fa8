/** Finds the browser that the tests of the page drive. Only Node's own modules: it may run first. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without its windows: for tests all that is wanted of it, with half of the work. */
const BARE = 'chromium-headless-shell';
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

const onPath = (name, { PATH = '' }) =>
  PATH.split(delimiter)
    .filter(Boolean)
    .map(folder => join(folder, name))
    .find(isProgram);

export function findBrowser(env = process.env) {
  if (env.CHROME) {
    if (isProgram(env.CHROME)) return env.CHROME;
    throw new Error(`CHROME names ${env.CHROME}, which cannot be run`);
  }
  return NAMES.map(name => onPath(name, env)).find(Boolean) ?? PLACES.find(isProgram);
}

/** The one that most tests drive. */
export const findBareBrowser = (env = process.env) =>
  (env.CHROME ? undefined : onPath(BARE, env)) ?? findBrowser(env);

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

function install() {
  console.error('Installing Debian’s Chromium for the tests of the page…');
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const chromium = (...more) => apt('install', '-y', '--no-install-recommends', 'chromium', ...more);
  // Older releases have no other.
  return chromium(BARE) || (apt('update') && chromium(BARE)) || chromium();
}

/** The browser's path; where one is missing and we may, Debian's are installed, else the one line that helps is said. */
export function ensureBrowser() {
  const isComplete = process.env.CHROME || (findBrowser() && onPath(BARE, process.env));
  if (!isComplete && isDebianRoot()) install();
  if (findBrowser()) return findBareBrowser();
  throw new Error(
    'The tests of the page need Chromium or Chrome: sudo apt-get install -y chromium (or set CHROME to its path)',
  );
}

/** What vitest is told: without a browser, all tests but those that drive one. */
export const testsWith = browser => (browser ? [] : ['--project', '!browser']);

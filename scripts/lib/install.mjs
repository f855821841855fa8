/** Only Node's own modules here: this runs before anything is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.mjs';

const OLDEST = [20, 19];

function packagesIn(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

/** Whether what is installed is what package-lock.json names. Optional packages of other platforms do not count. */
export function isInstalled(root = ROOT) {
  const wanted = packagesIn(join(root, 'package-lock.json')) ?? {};
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (!present) return false;
  return Object.entries(wanted).every(([path, { version, link, resolved, optional }]) => {
    if (!path.startsWith('node_modules/')) return true;
    // A game whose folder is gone is not wanted, whatever the lock file still says.
    if (link) return existsSync(join(root, path)) || !existsSync(join(root, resolved));
    return present[path] ? present[path].version === version : optional === true;
  });
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Error(`Node ${OLDEST.join('.')} or newer is needed; this is ${process.versions.node}`);
}

/** Of warnings nobody who starts a game can make anything: what fails is said all the same. */
const FLAGS = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Runs npm; what it says goes to standard error, since standard output belongs to the command that runs next. */
function npm(args, root, quiet) {
  const windows = process.platform === 'win32';
  const stdio = quiet ? 'ignore' : ['ignore', 2, 2];
  return (
    spawnSync(windows ? 'npm.cmd' : 'npm', [...args, ...FLAGS], { cwd: root, stdio, shell: windows })
      .status === 0
  );
}

/**
 * Installs what package-lock.json names, if that is not there already. Says whether it had to. `npm ci` refuses a lock
 * file that lacks packages of other platforms, as one made behind a registry without them does: then a plain install
 * takes the same versions, and writes nothing down.
 */
export function ensureInstalled(root = ROOT) {
  checkNode();
  if (isInstalled(root)) return false;
  console.error('Installing the packages of package-lock.json…');
  if (!npm(['ci'], root, true) && !npm(['install', '--no-save'], root, false))
    throw new Error('npm could not install the packages: is the network there?');
  return true;
}

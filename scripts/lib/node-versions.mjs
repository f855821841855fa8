import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.mjs';

/** What is supported beside the version that is at hand: the image's, and the one after it. */
export const NODE_VERSIONS = [24, 26];

const DOWNLOADED_MS = 300_000;

/** Node of another version, from the package that holds nothing but its binary for this machine. */
export function nodeOf(version) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(ROOT, 'dist', `node-${version}`);
  const node = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(node)) return node;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  execFileSync('npm', [...args, `${name}@${version}`], { stdio: 'ignore', timeout: DOWNLOADED_MS });
  return node;
}

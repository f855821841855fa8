#!/usr/bin/env node
/** `npm run new-game -- <slug>`: a small game of dice that plays at once, to be made into another. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder, gameFolders, ROOT, writeWhole } from './lib/files.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail } from './lib/prepare.mjs';

const TEMPLATE = join(import.meta.dirname, 'new-game');
const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const camel = slug => slug.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const capital = word => word[0].toUpperCase() + word.slice(1);

/** Why there can be no game of that name. */
async function refusal(slug, root) {
  if (!SLUG.test(slug))
    return `${JSON.stringify(slug)} is no slug: small letters and digits, words joined by hyphens, as in high-dice`;
  if (existsSync(join(root, 'packages', 'games', slug))) return `packages/games/${slug} is there already`;
  // Nothing outside its folder may name a game: one called like a word of the house would break that at once.
  const { namedGameProblems } = await import('./laws/imports.mjs');
  const { readCode, treeOf } = await import('./laws/tree.mjs');
  const [named] = namedGameProblems(treeOf({ ...readCode(root), slugs: [slug] }));
  return named && `${slug} is a word of the house (${named.split(': ')[0]}): choose a name of its own`;
}

/** Two letters that begin the ids of no other game's rules: of its words if they are free. */
function prefixOf(slug, root) {
  const [first, ...others] = slug.replaceAll('-', '').toUpperCase().replace(/\d/g, '');
  const initials = slug.split('-').map(word => word[0].toUpperCase());
  const letters = [initials[1], ...others, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(each =>
    /^[A-Z]$/.test(each),
  );
  const taken = new Set(
    gameFolders(root).map(
      ({ folder }) => /\bid: ([A-Z]{2})-/.exec(readFileSync(join(folder, 'rules.yaml'), 'utf8'))?.[1],
    ),
  );
  const free = letters.map(second => first + second).find(prefix => !taken.has(prefix));
  if (!free) throw new Error(`no two letters that begin with ${first} are free for the ids of the rules`);
  return free;
}

/** The template's own name, in every form it has there, becomes the game's. */
const renamed = (text, slug, prefix) =>
  text
    .replaceAll('new-game', slug)
    .replaceAll('newGame', camel(slug))
    .replaceAll('NewGame', capital(camel(slug)))
    .replaceAll('New Game', slug.split('-').map(capital).join(' '))
    .replaceAll(/\bNG-/g, `${prefix}-`);

function run(command, args, root) {
  const windows = process.platform === 'win32';
  const { status, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', shell: windows });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
}

/** As npm would link it, without going over all other packages; the lock file is npm's to write. */
function install(slug, root) {
  const own = join(root, 'node_modules', '@tavolata');
  mkdirSync(own, { recursive: true });
  symlinkSync(relative(own, join(root, 'packages', 'games', slug)), join(own, slug), 'junction');
  run(
    'npm',
    ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'],
    root,
  );
}

export async function newGame(slug, root = ROOT) {
  const folder = join(root, 'packages', 'games', slug);
  const prefix = prefixOf(slug, root);
  for (const file of filesUnder(TEMPLATE, ''))
    writeWhole(join(folder, relative(TEMPLATE, file)), renamed(readFileSync(file, 'utf8'), slug, prefix));
  // Imports stand in the order of names.
  run(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', folder], root);
  install(slug, root);
  const { generate } = await import('./generate.mjs');
  generate(root);
}

async function main(slug, ...more) {
  if (slug === undefined || more.length > 0) return fail(new Error('usage: npm run new-game -- <slug>'), 2);
  ensureInstalled();
  const reason = await refusal(slug, ROOT);
  if (reason) return fail(new Error(reason), 2);
  await newGame(slug);
  console.log(`packages/games/${slug} plays:
  npm run play -- ${slug}
  npm run dev
  npm test -- ${slug}
Make it yours step by step: docs/add-a-game.md`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await main(...process.argv.slice(2)).catch(error => fail(error));

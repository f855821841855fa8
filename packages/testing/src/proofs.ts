import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What `.proofs/<slug>.json` holds: which tests name which rule, as they ran last. */
export interface Proofs {
  readonly game: string;
  /** Of everything the proofs depend on: another hash, and they are stale. */
  readonly hash: string;
  /** Rule id to the tests that name it and passed. */
  readonly proved: Readonly<Record<string, readonly Proof[]>>;
  /** Rule id to the tests that name it and failed. */
  readonly failed: Readonly<Record<string, readonly Proof[]>>;
}

export interface Proof {
  readonly file: string;
  readonly title: string;
}

export const proofsFile = (root: string, slug: string): string => join(root, '.proofs', `${slug}.json`);

const PARTS = ['src', 'cards', 'tests', 'scenarios', 'rules.yaml', 'components.yaml'];

/** A hash of the game's sources, cards, tests, scenarios and ledger, and of the kernel that runs them. */
export function hashOfGame(root: string, slug: string): string {
  const game = join(root, 'packages', 'games', slug);
  const places = [...PARTS.map(part => join(game, part)), join(root, 'packages', 'kernel', 'src')];
  const hash = createHash('sha256');
  for (const path of places.flatMap(filesAt)) {
    hash.update(path.slice(root.length).split(sep).join('/'));
    hash.update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 32);
}

function filesAt(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map(name => join(path, name))
    .filter(file => statSync(file).isFile())
    .sort();
}

/** The test files whose results make up a game's proofs. */
export function testFilesOf(root: string, slug: string): string[] {
  return filesAt(join(root, 'packages', 'games', slug, 'tests')).filter(
    file => file.endsWith('.test.ts') && !file.endsWith('.long.test.ts'),
  );
}

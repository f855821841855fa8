import { existsSync } from 'node:fs';
import { hashOfGame, type Proof, type Proofs, proofsFile } from '@tavolata/testing/proofs';
import { ROOT, readJson } from '../files.ts';
import type { LedgerRule, Registered } from '../registry.ts';

/** Of one game: what `npm test` proved, and whether that still holds for the sources as they are. */
export interface Account {
  readonly rules: number;
  readonly proved: number;
  readonly unproved: readonly string[];
  readonly manner: readonly string[];
  readonly proofs: 'current' | 'stale' | 'missing';
}

interface Evidence {
  readonly state: Account['proofs'];
  readonly proved: Readonly<Record<string, readonly Proof[]>>;
  readonly failed: Readonly<Record<string, readonly Proof[]>>;
}

export function evidenceOf({ game }: Registered, root = ROOT): Evidence {
  const path = proofsFile(root, game.slug);
  if (!existsSync(path)) return { state: 'missing', proved: {}, failed: {} };
  const { hash, proved, failed } = readJson(path) as Proofs;
  const state = hash === hashOfGame(root, game.slug) ? 'current' : 'stale';
  return { state, proved, failed };
}

/** Proved is what a test names, ran and passed, as long as no other test that names it failed. */
export const isProved = (id: string, { proved, failed }: Evidence): boolean =>
  (proved[id]?.length ?? 0) > 0 && (failed[id]?.length ?? 0) === 0;

export function accountOf(registered: Registered, evidence: Evidence): Account {
  const entries = Object.entries<LedgerRule>(registered.rules);
  const counted = entries.filter(([, { kind }]) => kind !== 'manner').map(([id]) => id);
  const unproved = counted.filter(id => !isProved(id, evidence));
  return {
    rules: counted.length,
    proved: counted.length - unproved.length,
    unproved,
    manner: entries.filter(([, { kind }]) => kind === 'manner').map(([id]) => id),
    proofs: evidence.state,
  };
}

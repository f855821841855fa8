import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashOfGame, proofsFile } from '@tavolata/testing/proofs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../generated/games.ts';
import type { LedgerRule, Registered } from '../src/registry.ts';
import { accountOf, evidenceOf } from '../src/rules/account.ts';
import { cli, json } from './cli.ts';

interface Document {
  readonly games: Readonly<
    Record<string, { rules: number; proved: number; unproved: string[]; manner: string[]; proofs: string }>
  >;
}

describe('rules', () => {
  test('counts every rule of the ledger', async () => {
    const { code, document } = await json<Document>(['rules']);
    expect(code).toBe(0);
    for (const { game, rules } of games) {
      const account = document.games[game.slug];
      expect(account?.rules).toBe((account?.proved ?? 0) + (account?.unproved.length ?? 0));
      expect((account?.rules ?? 0) + (account?.manner.length ?? 0)).toBe(Object.keys(rules).length);
    }
  });

  test('shows one rule in both languages', async () => {
    const { code, document } = await json(['rules', 'BM-BAIT-01']);
    expect(code).toBe(0);
    expect(document).toMatchObject({ id: 'BM-BAIT-01', game: 'boss-monster', kind: 'play' });
    for (const key of ['it', 'en', 'proved', 'tests', 'proofs']) expect(document).toHaveProperty(key);
    const { out } = await cli(['rules', 'BM-BAIT-01']);
    expect(out).toContain(`it: ${document.it}`);
    expect(out).toContain(`en: ${document.en}`);
  });
});

describe('what is proved', () => {
  let root: string;
  const rule: LedgerRule = { topic: 'x', kind: 'play', it: 'x', en: 'x' };
  const game = {
    ...(games[0] as Registered),
    rules: { 'XX-A-01': rule, 'XX-A-02': { ...rule, kind: 'data' }, 'XX-A-03': { ...rule, kind: 'manner' } },
  } as const;
  const { slug } = game.game;
  const proof = [{ file: 'a.test.ts', title: 'it holds' }];
  const write = (proofs: object) => {
    mkdirSync(dirname(proofsFile(root, slug)), { recursive: true });
    writeFileSync(proofsFile(root, slug), JSON.stringify(proofs));
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'proofs-'));
    mkdirSync(join(root, 'packages', 'games', slug, 'src'), { recursive: true });
    writeFileSync(join(root, 'packages', 'games', slug, 'src', 'a.ts'), 'one');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('without proofs nothing is', () => {
    expect(accountOf(game, evidenceOf(game, root))).toEqual({
      rules: 2,
      proved: 0,
      unproved: ['XX-A-01', 'XX-A-02'],
      manner: ['XX-A-03'],
      proofs: 'missing',
    });
  });

  test('a rule is proved by a test that passed, unless another that names it failed', () => {
    const proved = { 'XX-A-01': proof, 'XX-A-02': proof };
    write({ hash: hashOfGame(root, slug), proved, failed: { 'XX-A-02': proof } });
    const account = accountOf(game, evidenceOf(game, root));
    expect(account).toMatchObject({ proved: 1, unproved: ['XX-A-02'], proofs: 'current' });
  });

  test('whatever changes in the game makes its proofs stale', () => {
    write({ hash: hashOfGame(root, slug), proved: {}, failed: {} });
    writeFileSync(join(root, 'packages', 'games', slug, 'src', 'a.ts'), 'two');
    expect(evidenceOf(game, root).state).toBe('stale');
  });
});

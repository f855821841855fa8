import type { SetupOptions } from '@tavolata/kernel';
import { holdLaws, type LawPlan } from '@tavolata/kernel/laws';
import { setupFor } from '@tavolata/kernel/match';
import { batches } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { fourSouls } from '../src/index.ts';

interface Kind {
  readonly players: number;
  readonly options: SetupOptions;
}

/** Alone and together matches are short. */
const TOGETHER: readonly Kind[] = [
  { players: 2, options: { mode: 'co-op' } },
  { players: 1, options: { mode: 'solo', difficulty: 'hard', variants: ['rooms', 'every-death-counts'] } },
  { players: 1, options: { mode: 'solo', challenge: 'moms-house' } },
  { players: 2, options: { mode: 'co-op', challenge: 'the-flock', variants: ['rooms'] } },
  { players: 1, options: { mode: 'solo', challenge: 'the-bargain', decks: 'hundred' } },
  { players: 2, options: { mode: 'co-op', difficulty: 'ultra-hard', variants: ['only-eden', 'soul-limit'] } },
];
/** The long ones. */
const APART: readonly Kind[] = [
  { players: 2, options: {} },
  { players: 3, options: { variants: ['rooms'] } },
  { players: 4, options: { variants: ['bonus-souls'] } },
  { players: 2, options: { variants: ['mini-draft', 'bartering'] } },
  { players: 5, options: { variants: ['only-eden', 'rooms', 'bonus-souls'] } },
  { players: 6, options: { variants: ['lowest-roll', 'capped-supply'] } },
  { players: 3, options: { decks: 'hundred', variants: ['rooms', 'bonus-souls'] } },
];

/**
 * One in `every` is a long one. Costly laws are held at one decision in so many, as told for each kind: of many matches
 * at fewer of each.
 */
const FEW = { every: 8, together: 150, apart: 2000 };
const FEWER = { every: 4, together: 600, apart: 4000 };
const MANY = 200;

/** The nth random match, over player counts, modes and variants. */
export function plan(n: number): LawPlan {
  const plans = n < MANY ? FEW : FEWER;
  const isApart = n % plans.every === plans.every - 1;
  const kinds = isApart ? APART : TOGETHER;
  const nth = isApart ? Math.floor(n / plans.every) : n - Math.floor(n / plans.every);
  const { players, options } = kinds[nth % kinds.length] as Kind;
  const costlyEvery = plans[isApart ? 'apart' : 'together'];
  return { seed: `four souls ${n}`, setup: setupFor(fourSouls, players, options), costlyEvery };
}

const BATCH = 10;
const PATIENCE = 600_000;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

export const holdLawsIn = (first: number, end: number): void =>
  test.for(batches(BATCH, first, end))(
    'the laws hold in ten random matches from %i on, and steps are short',
    { timeout: PATIENCE },
    from => {
      const replays = Array.from({ length: BATCH }, (_, i) => holdLaws(fourSouls, plan(from + i)).replays);
      // What a fork has to play again, however long the match: under one question on average, and ten at most in all
      // but one of a hundred.
      expect(mean(replays.map(mean))).toBeLessThan(1);
      const all = replays.flat();
      expect(all.filter(each => each > 10).length).toBeLessThanOrEqual(all.length / 100);
    },
  );

import type { Setup } from '@tavolata/kernel';
import { setupFor } from '@tavolata/kernel';
import { fourSouls } from '../src/index.ts';

const KINDS = [
  { players: 2, options: {} },
  { players: 3, options: { variants: ['rooms'] } },
  { players: 4, options: { variants: ['bonus-souls'] } },
  { players: 2, options: { mode: 'co-op' } },
  { players: 2, options: { variants: ['mini-draft', 'bartering'] } },
  { players: 5, options: { variants: ['only-eden', 'rooms', 'bonus-souls'] } },
  { players: 1, options: { mode: 'solo', difficulty: 'hard', variants: ['rooms', 'every-death-counts'] } },
  { players: 6, options: { variants: ['lowest-roll', 'capped-supply'] } },
  { players: 1, options: { mode: 'solo', challenge: 'moms-house' } },
  { players: 2, options: { mode: 'co-op', challenge: 'the-flock', variants: ['rooms'] } },
  { players: 3, options: { decks: 'hundred', variants: ['rooms', 'bonus-souls'] } },
] as const;

/** Random matches over player counts, modes and variants. */
export const plan = (n: number): { seed: string; setup: Setup } => {
  const { players, options } = KINDS[n % KINDS.length] as (typeof KINDS)[number];
  return { seed: `four souls ${n}`, setup: setupFor(fourSouls, players, options) };
};

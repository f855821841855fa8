import { type Options, type Setup, setupFor } from '@tavolata/kernel';
import { fourSouls } from '../src/index.ts';

interface Kind {
  readonly players: number;
  readonly options: Options;
}

/** Alone and together matches are short; the others are the long ones, and come one in three. */
const TOGETHER: readonly Kind[] = [
  { players: 2, options: { mode: 'co-op' } },
  { players: 1, options: { mode: 'solo', difficulty: 'hard', variants: ['rooms', 'every-death-counts'] } },
  { players: 1, options: { mode: 'solo', challenge: 'moms-house' } },
  { players: 2, options: { mode: 'co-op', challenge: 'the-flock', variants: ['rooms'] } },
  { players: 1, options: { mode: 'solo', challenge: 'the-bargain', decks: 'hundred' } },
  { players: 2, options: { mode: 'co-op', difficulty: 'ultra-hard', variants: ['only-eden', 'soul-limit'] } },
];
const APART: readonly Kind[] = [
  { players: 2, options: {} },
  { players: 3, options: { variants: ['rooms'] } },
  { players: 4, options: { variants: ['bonus-souls'] } },
  { players: 2, options: { variants: ['mini-draft', 'bartering'] } },
  { players: 5, options: { variants: ['only-eden', 'rooms', 'bonus-souls'] } },
  { players: 6, options: { variants: ['lowest-roll', 'capped-supply'] } },
  { players: 3, options: { decks: 'hundred', variants: ['rooms', 'bonus-souls'] } },
];

/** The nth random match, over player counts, modes and variants. */
export const plan = (n: number): { seed: string; setup: Setup } => {
  const kinds = n % 3 === 2 ? APART : TOGETHER;
  const nth = n % 3 === 2 ? Math.floor(n / 3) : n - Math.floor(n / 3);
  const { players, options } = kinds[nth % kinds.length] as Kind;
  return { seed: `four souls ${n}`, setup: setupFor(fourSouls, players, options) };
};

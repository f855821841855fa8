import type { Sound } from '@tavolata/board-kit';

/** One tone or one breath of noise: when it begins and how long it lasts, in seconds. */
export interface SoundPart {
  readonly of: OscillatorType | 'noise';
  readonly at?: number;
  readonly lasts: number;
  /** In hertz, from where to where; of noise, what is let through. */
  readonly from: number;
  readonly to?: number;
  readonly loud: number;
}

const bell = (at: number, from: number, lasts = 0.5): SoundPart => ({
  of: 'sine',
  at,
  lasts,
  from,
  loud: 0.5,
});
const tick = (at: number, from: number): SoundPart => ({ of: 'noise', at, lasts: 0.03, from, loud: 0.6 });

/** Made here, out of nothing: no recording of anybody's. */
export const RECIPES: Readonly<Record<Sound, readonly SoundPart[]>> = {
  card: [{ of: 'noise', lasts: 0.09, from: 2600, to: 900, loud: 0.45 }],
  coin: [bell(0, 1320, 0.18), bell(0.06, 1980, 0.3)],
  die: [tick(0, 1800), tick(0.07, 1500), tick(0.12, 1900), tick(0.16, 1300)],
  hit: [
    { of: 'triangle', lasts: 0.22, from: 170, to: 55, loud: 0.9 },
    { of: 'noise', lasts: 0.07, from: 700, to: 200, loud: 0.5 },
  ],
  turn: [bell(0, 659), bell(0.14, 880, 0.7)],
  end: [bell(0, 523), bell(0.16, 659), bell(0.32, 784), bell(0.48, 1047, 1.1)],
};

import { effect } from '@preact/signals';
import { setting } from '@tavolata/board-kit';

/** How fast things move: the player's own choice, kept in this browser. */
export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTORS: Readonly<Record<Speed, number>> = { off: 1, slow: 0.5, normal: 1, fast: 2 };
const isSpeed = (value: unknown): value is Speed => (SPEEDS as readonly unknown[]).includes(value);

export const speed = setting<Speed>('tavolata.speed', text => (isSpeed(text) ? text : 'normal'));

effect(() => {
  const root = document.documentElement;
  root.dataset.motion = speed.value === 'off' ? 'off' : 'on';
  root.style.setProperty('--speed', String(FACTORS[speed.value]));
});

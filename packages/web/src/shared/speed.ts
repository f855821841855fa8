import { effect, signal } from '@preact/signals';

/** How fast things move: the player's own choice, kept in this browser. */
export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

const STORED = 'tavolata.speed';
const FACTORS: Readonly<Record<Speed, number>> = { off: 1, slow: 0.5, normal: 1, fast: 2 };
const isSpeed = (value: unknown): value is Speed => (SPEEDS as readonly unknown[]).includes(value);

const stored = localStorage.getItem(STORED);
export const speed = signal<Speed>(isSpeed(stored) ? stored : 'normal');

effect(() => {
  const root = document.documentElement;
  localStorage.setItem(STORED, speed.value);
  root.dataset.motion = speed.value === 'off' ? 'off' : 'on';
  root.style.setProperty('--speed', String(FACTORS[speed.value]));
});

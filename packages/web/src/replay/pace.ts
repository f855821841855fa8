import { setting } from '@tavolata/board-kit';

/** How many times as fast as it is calm to watch. */
export const PACES = [0.5, 1, 2, 4] as const;
export type ReplayPace = (typeof PACES)[number];

const isPace = (value: number): value is ReplayPace => (PACES as readonly number[]).includes(value);

/** Of replays alone: whoever wants nothing to move at a table may still watch slowly. */
export const pace = setting<ReplayPace>('tavolata.replay-pace', text => {
  const kept = Number(text);
  return isPace(kept) ? kept : 1;
});

/** Between two moments at a calm pace, in milliseconds. */
const BEAT = 1200;

export const beat = (): number => BEAT / pace.value;

export const paceName = (each: ReplayPace): string => `${each === 0.5 ? '½' : each}×`;

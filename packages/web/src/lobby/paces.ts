import type { ClockRules } from '@tavolata/table';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How fast friends apart want to play. */
export const PACES = ['free', 'live', 'slow'] as const;
export type PaceName = (typeof PACES)[number];

export const CLOCKS: Readonly<Record<PaceName, ClockRules | undefined>> = {
  free: undefined,
  live: { budget: 10 * MINUTE, bonus: 15 * SECOND, warning: MINUTE, patience: 3 * MINUTE },
  slow: { budget: 3 * DAY, bonus: DAY, warning: 6 * HOUR, patience: 0 },
};

/** Which of these a clock is, if it is one of them. */
export const paceOf = (clock: ClockRules | undefined): PaceName | undefined =>
  PACES.find(pace => CLOCKS[pace]?.budget === clock?.budget);

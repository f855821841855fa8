import type { TableEvent } from '@tavolata/table';

/** The event with which each phase shows itself first. */
const OPENS: Readonly<Record<string, string>> = {
  'turn-began': 'beginning',
  'room-placed': 'build',
  'built-nothing': 'build',
  'bait-began': 'bait',
  'hero-entered': 'adventure',
  'end-began': 'end',
};

export const heading = ({ type }: TableEvent): string | undefined => OPENS[type];

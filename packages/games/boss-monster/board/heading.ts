import type { TableEvent } from '@tavolata/board-kit';

/** The event with which each phase begins. */
const OPENS: Readonly<Record<string, string>> = {
  'turn-began': 'beginning',
  'build-began': 'build',
  'bait-began': 'bait',
  'adventure-began': 'adventure',
  'end-began': 'end',
};

export const heading = ({ type }: Pick<TableEvent, 'type'>): string | undefined => OPENS[type];

import type { CardDef, FourSoulsState } from '@tavolata/four-souls';
import type { Play } from '@tavolata/kernel';

/** The turn as the book tells it: start, actions, end. */
export const PHASES = ['start', 'actions', 'end'] as const;

const OF_STAGE: Readonly<Record<FourSoulsState['stage'], (typeof PHASES)[number]>> = {
  eden: 'start',
  draft: 'start',
  'first-player': 'start',
  recharge: 'start',
  'turn-start': 'start',
  'loot-step': 'start',
  looted: 'start',
  action: 'actions',
  'turn-end': 'end',
  'hand-limit': 'end',
  'room-discard': 'end',
  'pass-turn': 'end',
};

export const phase = ({ state }: Play<FourSoulsState, CardDef>): string => OF_STAGE[state.stage];

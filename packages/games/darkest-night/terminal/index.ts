import type { Terminal } from '@tavolata/kernel/terminal';
import type { CardDef, DarkestNightState } from '../src/index.ts';
import { balance } from './balance.ts';
import { board } from './board.ts';

export const terminal: Terminal<DarkestNightState, CardDef> = {
  played: ['power-used', 'item-used'],
  board,
  reports: { balance },
};

import type { Terminal } from '@tavolata/kernel/terminal';
import type { CardDef, MournersCallState } from '../src/index.ts';
import { balance } from './balance.ts';
import { board } from './board.ts';

export const terminal: Terminal<MournersCallState, CardDef> = {
  played: ['court-played', 'mourner-activated'],
  board,
  reports: { balance },
};

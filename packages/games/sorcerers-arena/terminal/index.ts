import type { Terminal } from '@tavolata/kernel/terminal';
import type { ArenaState, CardDef } from '../src/index.ts';
import { balance } from './balance.ts';
import { board } from './board.ts';

export const terminal: Terminal<ArenaState, CardDef> = {
  played: ['card-played', 'skill-used'],
  board,
  reports: { balance },
};

import type { Terminal } from '@tavolata/kernel/terminal';
import type { BossMonsterState, CardDef } from '../src/index.ts';
import { board } from './board.ts';

export const terminal: Terminal<BossMonsterState, CardDef> = {
  played: ['room-built', 'spell-played'],
  board,
};

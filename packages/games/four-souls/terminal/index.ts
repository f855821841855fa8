import type { Terminal } from '@tavolata/kernel/terminal';
import type { CardDef, FourSoulsState } from '../src/index.ts';
import { board } from './board.ts';
import { optionText } from './option-text.ts';

export const terminal: Terminal<FourSoulsState, CardDef> = {
  played: ['loot-played', 'activated'],
  board,
  optionText,
};

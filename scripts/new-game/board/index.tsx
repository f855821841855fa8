import './board.css';
import type { GamePage } from '@tavolata/board-kit';
import type { Def } from '@tavolata/kernel';
import { type NewGameState, newGame } from '@tavolata/new-game';
import { Board } from './Board.tsx';
import { facts, score } from './words.ts';

export const page: GamePage<NewGameState, Def> = {
  game: newGame,
  texts: {
    it: () => import('@tavolata/new-game/texts/it'),
    en: () => import('@tavolata/new-game/texts/en'),
  },
  Board,
  inWords: { facts },
  score,
  sounds: { kept: 'coin', lost: 'hit' },
};

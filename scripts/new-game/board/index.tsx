import './board.css';
import type { GamePage } from '@tavolata/board-kit';
import type { Def } from '@tavolata/kernel';
import { type NewGameState, newGame } from '@tavolata/new-game';
import { Board } from './Board.tsx';
import { facts, score } from './words.ts';

export const page: GamePage<NewGameState, Def> = {
  game: newGame,
  Board,
  inWords: { facts },
  score,
  sounds: { kept: 'coin', lost: 'hit' },
};

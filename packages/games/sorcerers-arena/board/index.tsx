import './table.css';
import type { GamePage } from '@tavolata/board-kit';
import { type ArenaState, type CardDef, sorcerersArena } from '@tavolata/sorcerers-arena';
import { answer } from './answer.ts';
import { Board } from './Board.tsx';
import { Card, Thumb } from './Card.tsx';
import { cue } from './cues.ts';
import { describe } from './describe.ts';
import { loadDrawings } from './drawings.ts';
import { Hand } from './Hand.tsx';
import { inWords, score } from './in-words.ts';
import { inspect } from './inspect.ts';
import { numbers } from './numbers.ts';
import { PHASES, phase } from './phase.ts';
import { reason } from './reason.ts';
import { seatLooks } from './seat-looks.ts';
import { waiting } from './waiting.ts';

loadDrawings();

export const page: GamePage<ArenaState, CardDef> = {
  game: sorcerersArena,
  Board,
  Hand,
  Card,
  Thumb,
  inWords,
  phases: PHASES,
  phase,
  numbers,
  inspect,
  describe,
  waiting,
  seatLooks,
  score,
  reason,
  answer,
  tutorials: async () => (await import('@tavolata/sorcerers-arena/tutorials')).tutorials,
  sounds: { 'vp-gained': 'coin', upgraded: 'coin' },
  cue,
};

import './table.css';
import type { GamePage } from '@tavolata/board-kit';
import { type CardDef, type MournersCallState, mournersCall, PHASES } from '@tavolata/mourners-call';
import { answer } from './answer.ts';
import { Board } from './Board.tsx';
import { Card } from './Card.tsx';
import { cue } from './cues.ts';
import { describe } from './describe.ts';
import { loadDrawings } from './drawings.ts';
import { Hand } from './Hand.tsx';
import { inWords } from './in-words.ts';
import { inspect, numbers } from './inspect.ts';
import { Phases } from './Phases.tsx';
import { aftermath, score } from './score.ts';
import { Thumb } from './Thumb.tsx';

loadDrawings();

export const page: GamePage<MournersCallState, CardDef> = {
  game: mournersCall,
  tutorials: async () => (await import('@tavolata/mourners-call/tutorials')).tutorials,
  Board,
  Hand,
  wideHand: true,
  Card,
  Thumb,
  Aside: Phases,
  answer,
  inWords,
  phases: PHASES.filter(phase => phase !== 'setup'),
  phase: g => g.state.phase,
  numbers,
  inspect,
  describe,
  score,
  aftermath,
  waiting: ({ g }) => g.state.due.map(({ seat, card }) => ({ card, by: seat, line: '' })),
  cue,
};

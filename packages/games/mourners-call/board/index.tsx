import './css/board.css';
import './css/city.css';
import './css/tracks.css';
import './css/side.css';
import './css/others.css';
import './css/offer.css';
import './css/asked.css';
import './css/cards.css';
import './css/hand.css';
import './css/tabs.css';
import './css/phases.css';
import './css/verdict.css';
import './css/laptop.css';
import './css/phone.css';
import './css/phone-offer.css';
import './css/phone-hand.css';
import './css/phone-fit.css';
import './css/tablet.css';
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

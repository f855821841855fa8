import './table.css';
import type { GamePage } from '@tavolata/board-kit';
import { type BossMonsterState, bossMonster, type CardDef } from '@tavolata/boss-monster';
import { Board } from './Board.tsx';
import { Card } from './Card.tsx';
import { cue } from './cues.ts';
import { describe } from './describe.ts';
import { loadDrawings } from './drawings.ts';
import { Hand } from './Hand.tsx';
import { heading } from './heading.ts';
import { inWords, score } from './in-words.ts';
import { inspect } from './inspect.ts';
import { moment } from './moment.ts';
import { numbers } from './numbers.ts';
import { othersOf } from './scene.ts';
import { Thumb } from './Thumb.tsx';
import { waiting } from './waiting.ts';

loadDrawings();

export const page: GamePage<BossMonsterState, CardDef> = {
  game: bossMonster,
  tutorials: async () => (await import('@tavolata/boss-monster/tutorials')).tutorials,
  Board,
  Hand,
  Card,
  Thumb,
  reason: moment,
  inWords,
  phases: ['beginning', 'build', 'bait', 'adventure', 'end'],
  phase: g => g.state.phase,
  others: othersOf,
  numbers,
  inspect,
  describe,
  waiting,
  heading,
  score,
  sounds: {
    'hero-hurt': 'hit',
    'boss-wounded': 'hit',
    'room-destroyed': 'hit',
    eliminated: 'hit',
    'hero-defeated': 'coin',
    'soul-harvested': 'coin',
  },
  cue,
};

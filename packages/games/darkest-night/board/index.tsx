import './table.css';
import type { GamePage } from '@tavolata/board-kit';
import { type CardDef, type DarkestNightState, darkestNight, phaseOf } from '@tavolata/darkest-night';
import { answer } from './answer.ts';
import { Board } from './Board.tsx';
import { Card, Thumb } from './Card.tsx';
import { Coming } from './Coming.tsx';
import { cue } from './cues.ts';
import { describe } from './describe.ts';
import { loadDrawings } from './drawings.ts';
import { Hand } from './Hand.tsx';
import { heading } from './heading.ts';
import { inWords } from './in-words.ts';
import { inspect } from './inspect.ts';
import { numbers } from './numbers.ts';
import { reason } from './reason.ts';
import { holds } from './scene.ts';

loadDrawings();

export const page: GamePage<DarkestNightState, CardDef> = {
  game: darkestNight,
  tutorials: async () => (await import('@tavolata/darkest-night/tutorials')).tutorials,
  Board,
  Hand,
  Card,
  Thumb,
  Aside: Coming,
  answer,
  reason,
  inWords,
  phases: ['start', 'event', 'action', 'end', 'necromancer'],
  phase: phaseOf,
  holds,
  numbers,
  inspect,
  describe,
  waiting: () => [],
  heading,
  headingsTell: true,
  together: true,
  sounds: {
    'necromancer-rolled': 'die',
    'blight-created': 'hit',
    'blight-destroyed': 'coin',
    'relic-retrieved': 'coin',
    'turn-began': 'turn',
  },
  cue,
};

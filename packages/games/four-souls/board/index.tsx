import '@fontsource/londrina-solid/400.css';
import './frame.css';
import type { GamePage } from '@tavolata/board-kit';
import { type CardDef, characterOf, type FourSoulsState, fourSouls } from '@tavolata/four-souls';
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
import { reason } from './outcome.ts';
import { PHASES, phase } from './phase.ts';
import { Stack } from './Stack.tsx';

loadDrawings();

export const page: GamePage<FourSoulsState, CardDef> = {
  game: fourSouls,
  tutorials: async () => (await import('@tavolata/four-souls/tutorials')).tutorials,
  Board,
  Hand,
  Card,
  Thumb,
  // The stack is this game's queue: it has more to say than a card and a line.
  Aside: Stack,
  inWords,
  phases: PHASES,
  phase,
  // Whoever plays alone has two characters: they are called by their names, not by their seats.
  characters: g =>
    g.state.mode === 'solo'
      ? Object.fromEntries(g.state.order.map(seat => [seat, g.def(characterOf(g, seat)).id]))
      : {},
  reason,
  answer,
  numbers,
  inspect,
  describe,
  score,
  waiting: () => [],
  sounds: { died: 'hit', 'gained-cents': 'coin', 'soul-gained': 'coin' },
  cue,
};

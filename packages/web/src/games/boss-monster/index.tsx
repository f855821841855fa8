import '@fontsource/jersey-15';
import './css/board.css';
import './css/cards.css';
import './css/opponents.css';
import './css/village.css';
import './css/dungeon.css';
import './css/spaces.css';
import './css/path.css';
import './css/hand.css';
import './css/face.css';
import './css/large.css';
import './css/middle.css';
import './css/tabs.css';
import './css/low.css';
import './css/phone.css';
import './css/phone-crowd.css';
import './css/phone-dungeon.css';
import './css/phone-rest.css';
import './css/motion.css';
import { type BossMonsterState, bossMonster, type CardDef } from '@tavolata/boss-monster';
import type { GamePage } from '../page.ts';
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
import { Thumb } from './SmallCard.tsx';
import { waiting } from './waiting.ts';

loadDrawings();

export const bossMonsterPage: GamePage<BossMonsterState, CardDef> = {
  game: bossMonster,
  texts: {
    it: () => import('@tavolata/boss-monster/texts/it'),
    en: () => import('@tavolata/boss-monster/texts/en'),
  },
  tutorials: async () => (await import('@tavolata/boss-monster/tutorials')).tutorials,
  Board,
  Hand,
  Card,
  Thumb,
  reason: moment,
  inWords,
  phases: ['beginning', 'build', 'bait', 'adventure', 'end'],
  phase: g => g.state.phase,
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

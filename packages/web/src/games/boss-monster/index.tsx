import '@fontsource/jersey-15';
import './boss-monster.css';
import { type BossMonsterState, bossMonster, type CardDef } from '@tavolata/boss-monster';
import type { GamePage } from '../page.ts';
import { Board } from './Board.tsx';
import { CardFace } from './CardFace.tsx';
import { Hand } from './Hand.tsx';
import { numbers } from './numbers.ts';

export const bossMonsterPage: GamePage<BossMonsterState, CardDef> = {
  game: bossMonster,
  texts: {
    it: () => import('@tavolata/boss-monster/texts/it'),
    en: () => import('@tavolata/boss-monster/texts/en'),
  },
  Board,
  Hand,
  Card: CardFace,
  phases: ['beginning', 'build', 'bait', 'adventure', 'end'],
  phase: g => ({ turn: g.state.turn, phase: g.state.phase }),
  numbers,
  waiting: ({ g, say }) =>
    [
      ...(g.state.window?.resolving ?? []),
      ...(g.state.window?.chain?.cancels ?? []).toReversed(),
      ...(g.state.window?.chain?.base ? [g.state.window.chain.base] : []),
      ...g.state.pending,
    ].map(({ card, by, aim }) => {
      const target = aim.room ?? aim.hero;
      return { card, by, line: target === undefined ? '' : say.card(g.def(target).id, g.def(target).back) };
    }),
};

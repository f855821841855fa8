import type { Game } from '@tavolata/kernel';
import { judge } from './judge.ts';
import { arrange, glance } from './scenario.ts';
import { clone, create, type NewGameState } from './state.ts';
import { step } from './steps/index.ts';
import { leave } from './steps/leaving.ts';

/** A game of one die: no cards, so nothing to deal, and nothing hidden. */
export const newGame: Game<NewGameState> = {
  slug: 'new-game',
  version: '1.0.0',
  schema: 1,
  players: { min: 2, max: 6 },
  options: {},
  create,
  step,
  turn: ({ turn }) => turn,
  leave,
  clone,
  glance,
  arrange,
  judge,
};

// What the board draws with: the same selectors the rules use, over any view.
export { GOAL, keptBy, type NewGameState } from './state.ts';

import type { Fact, Scene } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import { GOAL, keptBy, type NewGameState } from '@tavolata/new-game';

export type NewGameScene = Scene<NewGameState>;

export const score = ({ g, say }: NewGameScene, seat: Seat): string =>
  say.say('board.score', { seat: say.seat(seat), points: keptBy(g.state, seat), goal: GOAL });

export const potLine = ({ g, say }: NewGameScene): string => say.say('board.pot', { points: g.state.pot });
export const dieLine = ({ g, say }: NewGameScene): string => say.say('board.die', { face: g.state.die });

/** The table for those who listen, or would rather read. */
export const facts = (scene: NewGameScene): readonly Fact[] => [
  { line: potLine(scene) },
  { line: dieLine(scene) },
  ...scene.g.seats.map(seat => ({ seat, line: score(scene, seat), at: { seat } })),
];

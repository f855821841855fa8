import type { Fact, InWords } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import { type ArenaState, type CardDef, chapterOf } from '@tavolata/sorcerers-arena';
import { type ArenaScene, sideOfSeat } from './scene.ts';
import { cardLabel, characterLabel, seatName } from './words.ts';

/** How far somebody is. */
export function pointsLine(scene: ArenaScene, seat: Seat): string {
  const { g, say } = scene;
  const points = g.state.vp[sideOfSeat(scene, seat)];
  return say.say('board.points', { name: seatName(scene, seat), points, goal: chapterOf(g).vpToEnd });
}

/** What has counted in the end. */
export const score = (scene: ArenaScene, seat: Seat): string =>
  scene.say.say('board.score', { points: scene.g.state.vp[sideOfSeat(scene, seat)] });

const points = (scene: ArenaScene): Fact[] =>
  scene.g.seats.map(seat => ({ seat, line: pointsLine(scene, seat) }));

/** In turn order, each with its space: whoever stands there is picked by it. */
const characters = (scene: ArenaScene): Fact[] =>
  scene.g.state.row.map(({ seat, space }, id) => ({
    seat,
    line: characterLabel(scene, id),
    ...(space && { at: { place: space } }),
  }));

/** The arena in words. */
export const inWords: InWords<ArenaState, CardDef> = {
  label: cardLabel,
  facts: scene => [...points(scene), ...characters(scene)],
};

import { type Fact, type InWords, listed } from '@tavolata/board-kit';
import { type CardDef, type FourSoulsState, soulsOf } from '@tavolata/four-souls';
import type { Seat } from '@tavolata/kernel';
import { stateOf } from './Plate.tsx';
import { entryLabel } from './Stack.tsx';
import { standingInWords } from './Standing.tsx';
import type { SoulsScene } from './scene.ts';
import { isSpent, labelOf } from './Tile.tsx';

const players = (scene: SoulsScene): Fact[] =>
  scene.g.state.order.map(seat => ({
    seat,
    line: listed(stateOf(scene, seat), standingInWords(scene, seat)),
    at: { seat },
  }));

/** What has counted in the end; whoever plays alone, or together, counts in common. */
export const score = ({ g, say }: SoulsScene, seat: Seat): string | undefined =>
  g.state.mode === 'solo' ? undefined : say.say('board.goal-of.souls', { count: soulsOf(g, seat) });

/** What waits, the next to be resolved first. */
const stack = (scene: SoulsScene): Fact[] =>
  scene.g.state.stack.toReversed().map((item, i) => ({
    line: `${i + 1}. ${entryLabel(scene, item)}`,
    at: { place: `stack/${item.id}` },
  }));

/** Players and stack in words; everything else is a zone. */
export const inWords: InWords<FourSoulsState, CardDef> = {
  label: (scene, card) => labelOf(scene, card, isSpent(scene, card)),
  facts: scene => [...players(scene), ...stack(scene)],
};

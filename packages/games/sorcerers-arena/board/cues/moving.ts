import type { Cue } from '@tavolata/board-kit';
import type { CharacterId, SpaceName } from '@tavolata/sorcerers-arena';
import { centre, isSpace } from '../hexes.ts';
import { mySide } from '../scene.ts';
import type { ArenaPlay, Happening } from './happening.ts';

const HOP = 9;

/** A standee and what floats above it, space by space to where it stands. Lengths are the drawing's own. */
function along({ scene, stage }: Happening, id: CharacterId, path: readonly SpaceName[]): Cue | undefined {
  const end = scene.g.state.row[id]?.space;
  if (!end) return undefined;
  const near = mySide(scene);
  const goal = centre(end, near);
  const at = (space: SpaceName, lift = 0): Keyframe => {
    const { x, y } = centre(space, near);
    return { translate: `${x - goal.x}px ${y - goal.y - lift}px` };
  };
  const keys = [`standee/${id}`, `badges/${id}`];
  for (const key of keys) stage.hide(key);
  return {
    async play() {
      for (const key of keys) stage.reveal(key);
      const frames = path.flatMap((space, i) => (i === 0 ? [at(space)] : [at(space, HOP), at(space)]));
      const duration = stage.time.move * Math.min(2, 0.6 + 0.4 * path.length);
      const parts = keys.flatMap(key => stage.element(key) ?? []);
      await Promise.all(
        parts.map(element => stage.animate(element, frames, { duration, easing: 'ease-in-out' })),
      );
    },
  };
}

export const walked: ArenaPlay = what =>
  isSpace(what.params.to as string) ? along(what, what.id, what.params.path as SpaceName[]) : undefined;

/** Both at once. */
export const swapped: ArenaPlay = what => {
  const { from, to, with: other } = what.params as { from: SpaceName; to: SpaceName; with: string };
  const beside = what.scene.g.state.row.findIndex(({ name, space }) => name === other && space === from);
  const cues = [along(what, what.id, [from, to]), along(what, beside, [to, from])];
  return {
    async play() {
      await Promise.all(cues.map(cue => cue?.play()));
    },
  };
};

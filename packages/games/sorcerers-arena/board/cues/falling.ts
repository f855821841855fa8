import type { SpaceName } from '@tavolata/sorcerers-arena';
import { h } from 'preact';
import { centre } from '../hexes.ts';
import { Standee } from '../Standee.tsx';
import { mySide } from '../scene.ts';
import { drawAbove } from './above.ts';
import type { ArenaPlay } from './happening.ts';

const FOLD: Keyframe[] = [
  { transform: 'none' },
  { transform: 'scaleY(1.08)', offset: 0.25 },
  { transform: 'scaleY(.12)', opacity: 1, offset: 0.8 },
  { transform: 'scaleY(.05)', opacity: 0 },
];

/** It stands there until its turn to fall comes, then folds flat and is gone. */
export const fell: ArenaPlay = ({ scene, stage, params, text, id }) => {
  const { x, y } = centre(params.place as SpaceName, mySide(scene));
  const fallen = drawAbove(stage, h('g', { transform: `translate(${x} ${y})` }, h(Standee, { scene, id })));
  return {
    async play() {
      if (text !== undefined) void stage.banner(text);
      const standee = fallen?.drawn.querySelector('.sa-standee');
      if (standee) await stage.animate(standee, FOLD, { duration: stage.time.beat, easing: 'ease-in' });
      fallen?.remove();
    },
  };
};

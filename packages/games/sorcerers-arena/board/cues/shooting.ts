import { distance, type SpaceName } from '@tavolata/sorcerers-arena';
import { h } from 'preact';
import css from '../Arena.module.css';
import { mySide } from '../scene.ts';
import { BURST } from '../shapes.ts';
import { alongShot, shotPath } from '../shot.ts';
import { drawAbove } from './above.ts';
import type { Happening } from './happening.ts';
import { dealerOf, spaceThen } from './looking-back.ts';

const STEPS = 8;

/** Who shot at whom, if they did not stand side by side. */
function shotOf({ scene, event, id }: Happening): readonly [SpaceName, SpaceName] | undefined {
  const by = dealerOf(scene, event);
  const from = by === undefined ? undefined : spaceThen(scene, event, by);
  const to = spaceThen(scene, event, id);
  return from && to && distance(from, to) > 1 ? [from, to] : undefined;
}

/** A dotted arc, a spark along it, and one burst where it arrives. */
export async function shoot(what: Happening): Promise<void> {
  const { scene, stage } = what;
  const shot = shotOf(what);
  if (!shot || stage.over) return;
  const near = mySide(scene);
  const arc = drawAbove(
    stage,
    h(
      'g',
      {},
      h('path', { class: css.shot, d: shotPath(...shot, near) }),
      h('path', { class: `sa-burst ${css.burst}`, d: BURST }),
    ),
  );
  const spark = arc?.drawn.querySelector('.sa-burst');
  if (!arc || !spark) return;
  const points = alongShot(...shot, near, STEPS);
  const frames: Keyframe[] = points.map(({ x, y }) => ({ translate: `${x}px ${y}px`, scale: '.35' }));
  const { x, y } = points[STEPS] ?? { x: 0, y: 0 };
  const burst = { translate: `${x}px ${y + 20}px` };
  await stage.animate(spark, frames, { duration: stage.time.move, easing: 'ease-in' });
  await stage.animate(
    spark,
    [
      { ...burst, scale: '.5' },
      { ...burst, scale: '2', opacity: 0 },
    ],
    { duration: stage.time.state },
  );
  arc.remove();
}

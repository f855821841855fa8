import type { Thing } from '../../table/picking.ts';
import type { MournersCallScene } from './scene.ts';

/** What is not to be picked as a whole can still be looked at: by a mouse that rests on it, right click and long press. */
export function lookProps(scene: MournersCallScene, thing: Thing): Record<string, unknown> {
  const {
    'data-thing': at,
    onContextMenu,
    onPointerDown,
    onPointerUp,
    onPointerLeave,
  } = scene.thing(thing, '');
  return {
    'data-thing': at,
    onContextMenu,
    onPointerDown,
    onPointerUp,
    onPointerLeave,
  };
}

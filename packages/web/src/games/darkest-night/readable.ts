import type { Thing } from '../../table/picking.ts';
import type { NightScene } from './scene.ts';

/** Lets what is drawn as something else, or as one of several answers, be read as the thing it stands for. */
export function readable(scene: NightScene, at: Thing): Record<string, unknown> {
  const { 'data-thing': thing, onContextMenu, onPointerDown, onPointerLeave } = scene.thing(at, '');
  return { 'data-thing': thing, onContextMenu, onPointerDown, onPointerLeave };
}

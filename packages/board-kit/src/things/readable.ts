import type { ThingRef } from '@tavolata/table';
import type { Scene } from '../page/scene.ts';

/** Lets what is drawn as a button of its own, or as one of several answers, be read as the thing it stands for. */
export function readable(scene: Pick<Scene, 'thing'>, at: ThingRef): Record<string, unknown> {
  const thing = scene.thing(at, '');
  const { onContextMenu, onPointerDown, onPointerLeave, onKeyDown } = thing;
  return {
    'data-thing': thing['data-thing'],
    onContextMenu,
    onPointerDown,
    onPointerLeave,
    // What else is pressed is its own.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'i')
        (onKeyDown as ((event: KeyboardEvent) => void) | undefined)?.(event);
    },
  };
}

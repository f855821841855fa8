import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

export interface RoomSize {
  readonly width: number;
  readonly height: number;
}

/** A rem in CSS pixels, as it is now: on large desks it grows. */
export const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** How much room an element has inside its padding, and from then on. Nothing is known before it is drawn. */
export function useRoom(of: RefObject<HTMLElement | null>): Signal<RoomSize | undefined> {
  const room = useSignal<RoomSize | undefined>(undefined);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return undefined;
    const measure = (): void => {
      const style = getComputedStyle(element);
      const px = (name: string): number => Number.parseFloat(style.getPropertyValue(name)) || 0;
      const width = element.clientWidth - px('padding-left') - px('padding-right');
      const height = element.clientHeight - px('padding-top') - px('padding-bottom');
      const { width: w, height: h } = room.peek() ?? {};
      if (w !== width || h !== height) room.value = { width, height };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return room;
}

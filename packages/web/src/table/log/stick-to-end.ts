import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Nearer to the end than this, nobody reads further up. */
const SLACK = 24;

/** Pixels of what has been scrolled past that fade away at the top. */
const FADE = 40;

/** How far the end is below what is in sight. */
const gap = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number =>
  scrollHeight - scrollTop - clientHeight;

/** Fades no more than there is above. */
const fade = ({ style, scrollTop }: HTMLElement): void =>
  style.setProperty('--past', `${Math.min(FADE, Math.max(0, scrollTop))}px`);

/**
 * A list that grows at its end. Whoever stands at the end goes along with it; whoever reads further up is left there,
 * and a list that was out of sight opens at its end. `onSeen` hears how much there was whenever the end is in sight.
 */
export function useStickToEnd(
  length: number,
  onSeen?: (length: number) => void,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const top = useRef(0);
  /** Where they are now. What came, or took room, meanwhile takes nobody away from the end; going up does. */
  const locate = (): void => {
    const element = list.current;
    if (!element || element.clientHeight === 0) return;
    isAtEnd.current = gap(element) < SLACK || (isAtEnd.current && element.scrollTop >= top.current);
    top.current = element.scrollTop;
  };
  const follow = (): void => {
    const element = list.current;
    if (!element) return;
    if (element.clientHeight === 0) isAtEnd.current = true;
    else if (isAtEnd.current) {
      element.scrollTop = element.scrollHeight;
      onSeen?.(length);
    }
    top.current = element.scrollTop;
    fade(element);
  };
  // Before it is drawn anew: a browser tells of scrolling a frame later, and itself scrolls when lines go above.
  locate();
  const now = useRef(follow);
  now.current = follow;
  useLayoutEffect(() => now.current(), [length]);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    // It comes into sight and goes as the rail does, whatever makes it.
    const sight = new ResizeObserver(() => now.current());
    const onScroll = (): void => {
      const wasAtEnd = isAtEnd.current;
      locate();
      fade(element);
      if (isAtEnd.current && !wasAtEnd) now.current();
    };
    sight.observe(element);
    element.addEventListener('scroll', onScroll);
    return () => {
      sight.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);
  return list;
}

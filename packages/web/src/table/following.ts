import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Nearer to the end than this, nobody reads further up. */
const SLACK = 24;

/** How far the end is below what is in sight. */
const gap = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number =>
  scrollHeight - scrollTop - clientHeight;

/**
 * A list that grows at its end. Whoever stands at the end goes along with it; whoever reads further up is left there,
 * and a list that was out of sight opens at its end. `onSeen` hears how much there was whenever the end is in sight.
 */
export function useFollowing(
  length: number,
  onSeen?: (length: number) => void,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const top = useRef(0);
  const follow = (): void => {
    const element = list.current;
    if (!element || element.clientHeight === 0) {
      isAtEnd.current = true;
      top.current = 0;
      return;
    }
    // Whoever has just gone up is not heard of before the next frame.
    if (element.scrollTop < top.current - SLACK && gap(element) >= SLACK) isAtEnd.current = false;
    if (!isAtEnd.current) return;
    element.scrollTop = element.scrollHeight;
    top.current = element.scrollTop;
    onSeen?.(length);
  };
  const now = useRef(follow);
  now.current = follow;
  useLayoutEffect(() => now.current(), [length]);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    // It comes into sight and goes as the rail does, whatever makes it.
    const sight = new ResizeObserver(() => now.current());
    const onScroll = (): void => {
      const { scrollTop, clientHeight } = element;
      if (clientHeight === 0) return;
      const wasAtEnd = isAtEnd.current;
      // Lines that came meanwhile take nobody away from the end; going up does.
      isAtEnd.current = gap(element) < SLACK || (wasAtEnd && scrollTop >= top.current);
      top.current = scrollTop;
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

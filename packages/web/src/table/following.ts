import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Nearer to the end than this, nobody reads further up. */
const SLACK = 24;

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
  const follow = (): void => {
    const element = list.current;
    if (!element || element.clientHeight === 0) {
      isAtEnd.current = true;
      return;
    }
    if (!isAtEnd.current) return;
    element.scrollTop = element.scrollHeight;
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
    let top = 0;
    const onScroll = (): void => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      if (clientHeight === 0) return;
      const wasAtEnd = isAtEnd.current;
      // Lines that came meanwhile take nobody away from the end; going up does.
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < SLACK || (wasAtEnd && scrollTop >= top);
      top = scrollTop;
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

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * A list that grows at its beginning: `more` is called whenever that comes in sight, which what is returned marks. What
 * is read stays where it is.
 */
export function useLoadEarlier(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  more: () => void,
): RefObject<HTMLButtonElement | null> {
  const mark = useRef<HTMLButtonElement>(null);
  const first = useRef<string | undefined>(undefined);
  const now = useRef(more);
  now.current = more;
  const element = list.current;
  const hasGrown = first.current !== undefined && keys.indexOf(first.current) > 0;
  // Measured before it is drawn anew. At its very top a browser would not keep the place, elsewhere some do not.
  const before = hasGrown && element ? { height: element.scrollHeight, top: element.scrollTop } : undefined;
  if (before && element) element.style.overflowAnchor = 'none';
  first.current = keys[0];
  useLayoutEffect(() => {
    if (!before || !element) return;
    element.scrollTop = before.top + element.scrollHeight - before.height;
    element.style.overflowAnchor = '';
  });
  useEffect(() => {
    if (!mark.current) return undefined;
    const sight = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) now.current();
    });
    sight.observe(mark.current);
    return () => sight.disconnect();
  }, [keys[0]]);
  return mark;
}

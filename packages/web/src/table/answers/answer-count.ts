import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const FEW = 2;
const SEVERAL = 4;
const MANY = 7;

function nameOf(count: number): string {
  if (count === 0) return 'none';
  if (count <= FEW) return 'few';
  if (count <= SEVERAL) return 'several';
  return count < MANY ? 'more' : 'many';
}

/** How the edge is laid out hangs on how many answers stand there: it carries that as `data-answers`. */
export function useAnswerCount(): RefObject<HTMLElement | null> {
  const edge = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = edge.current;
    if (!element) return undefined;
    const count = (): void => {
      element.dataset.answers = nameOf(element.querySelectorAll('.answers > *').length);
    };
    count();
    const watch = new MutationObserver(count);
    watch.observe(element, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return edge;
}

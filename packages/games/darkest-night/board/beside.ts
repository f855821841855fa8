import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** How narrow a card gets before its name is cut, and what lies between two, in pixels. */
const [LEAST, GAP] = [92, 11];

/** Whether so many cards have room beside each other: how wide their row is only the browser knows. */
export function useBeside(cards: number): {
  readonly row: RefObject<HTMLDivElement | null>;
  readonly isBeside: boolean;
} {
  const row = useRef<HTMLDivElement>(null);
  const width = useSignal(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(current);
      width.value = current.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    measure();
    return () => watch.disconnect();
  }, [width]);
  return { row, isBeside: cards * (LEAST + GAP) - GAP <= width.value };
}

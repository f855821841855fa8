import { rem, useRoom } from '@tavolata/board-kit';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';

/** How narrow and low a card gets before its name is cut, and what lies between two, in rem. */
const [LEAST, LOWEST, GAP] = [5.75, 6.5, 0.6875];

/** Whether so many cards have room beside each other: how large their row is only the browser knows. */
export function useBeside(cards: number): {
  readonly row: RefObject<HTMLDivElement | null>;
  readonly isBeside: boolean;
} {
  const row = useRef<HTMLDivElement>(null);
  const { width, height } = useRoom(row).value ?? {
    width: Number.POSITIVE_INFINITY,
    height: Number.POSITIVE_INFINITY,
  };
  const isBeside = (cards * (LEAST + GAP) - GAP) * rem() <= width && LOWEST * rem() <= height;
  return { row, isBeside };
}

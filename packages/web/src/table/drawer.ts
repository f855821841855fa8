import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableState } from './state.ts';

/**
 * Where there is no room beside the table, the open rail lies over it: it takes the focus, and gives it back to its
 * button. Whether it does is for the styles to say, a game's own ones too.
 */
export function useDrawer(state: TableState): RefObject<HTMLElement | null> {
  const rail = useRef<HTMLElement>(null);
  const isOpen = state.rail.value;
  const isDrawer = state.isDrawer.value;
  useLayoutEffect(() => {
    const look = (): void => {
      state.isDrawer.value = isOpen && rail.current !== null && liesOver(rail.current);
    };
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [isOpen]);
  useLayoutEffect(() => {
    if (!isDrawer) return undefined;
    rail.current?.focus({ preventScroll: true });
    return () => document.querySelector<HTMLElement>(`[aria-controls="${rail.current?.id}"]`)?.focus();
  }, [isDrawer]);
  return rail;
}

const liesOver = (rail: HTMLElement): boolean => getComputedStyle(rail).position === 'absolute';

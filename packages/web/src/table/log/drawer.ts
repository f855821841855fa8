import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TablePageState } from '../state/page-state.ts';

/**
 * Where there is no room beside the table, the open rail lies over it: it takes the focus, and gives it back to its
 * button. Whether it does is for the styles to say, a game's own ones too.
 */
export function useDrawer(state: TablePageState): RefObject<HTMLElement | null> {
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
    const stopListening = onceBack(() => {
      state.rail.value = false;
    });
    return () => {
      stopListening();
      document.querySelector<HTMLElement>(`[aria-controls="${rail.current?.id}"]`)?.focus();
    };
  }, [isDrawer]);
  return rail;
}

const liesOver = (rail: HTMLElement): boolean => getComputedStyle(rail).position === 'absolute';

interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** On phones the system's own way back closes what lies over the table, as it does sheets; where browsers tell of it. */
function onceBack(close: () => void): () => void {
  const { CloseWatcher } = globalThis as { readonly CloseWatcher?: new () => Watcher };
  if (!CloseWatcher) return () => undefined;
  const watcher = new CloseWatcher();
  watcher.onclose = close;
  return () => watcher.destroy();
}

import { useEffect } from 'preact/hooks';
import type { TablePageState } from './state/page-state.ts';

const LIT = '.tv-table .thing.is-lit, .tv-dock .thing.is-lit';

/**
 * In a window lower than any table the page scrolls: if nothing that can be picked is in sight when a question comes, the
 * first of it is brought there.
 */
export function useInSight(state: TablePageState): void {
  const q = state.draft.value?.q;
  useEffect(() => {
    if (q === undefined || document.documentElement.scrollHeight <= innerHeight) return undefined;
    const frame = requestAnimationFrame(() => {
      const lit = [...document.querySelectorAll(LIT)].filter(each => each.getClientRects().length > 0);
      const lowest = document.querySelector('.tv-edge')?.getBoundingClientRect().top ?? innerHeight;
      const isSeen = (each: Element): boolean => {
        const { top, bottom } = each.getBoundingClientRect();
        return (top >= 0 && bottom <= lowest) || (top >= lowest && bottom <= innerHeight);
      };
      if (!lit.some(isSeen)) lit[0]?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [q]);
}

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const LIT = '.thing.is-lit, .tv-edge [data-main]:not(:disabled)';

/** How much of a thing may lie under a card: an edge without words. */
const SLIVER = 1 / 8;

/** How many things that can be picked lie under a card, in good part. */
function covered(card: HTMLElement): number {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return [...(card.parentElement?.querySelectorAll(LIT) ?? [])].filter(thing => {
    const box = thing.getBoundingClientRect();
    const across = Math.min(right, box.right) - Math.max(left, box.left);
    const down = Math.min(bottom, box.bottom) - Math.max(top, box.top);
    return across > 0 && down > 0 && across * down > SLIVER * box.width * box.height;
  }).length;
}

/** Up where it disturbs nobody; down, if what has to be picked is up there. */
function step(card: HTMLElement): void {
  card.removeAttribute('data-low');
  const above = covered(card);
  if (above === 0) return;
  card.setAttribute('data-low', 'yes');
  if (covered(card) >= above) card.removeAttribute('data-low');
}

/** A card that lies over the table, and never on what has to be picked. */
export function useSteppingAside(): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    const table = current?.parentElement;
    if (!current || !table) return undefined;
    const look = (): void => step(current);
    // What is lit changes with every tap, whatever draws it.
    const watch = new MutationObserver(look);
    watch.observe(table, { subtree: true, childList: true, attributeFilter: ['class', 'disabled'] });
    addEventListener('resize', look);
    look();
    return () => {
      watch.disconnect();
      removeEventListener('resize', look);
    };
  }, []);
  return card;
}

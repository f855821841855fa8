import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const LIT = '.thing.is-lit, .tv-edge [data-main]:not(:disabled)';

/** How many things that can be picked lie under a card. */
function covered(card: HTMLElement): number {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return [...(card.parentElement?.querySelectorAll(LIT) ?? [])].filter(thing => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    return width > 0 && across > left && across < right && down > top && down < bottom;
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

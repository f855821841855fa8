import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const LIT = '.thing.is-lit, .tv-edge [data-main]:not(:disabled)';

/** How much of a thing may lie under a card: an edge without words. */
const SLIVER = 1 / 8;

/** Letters below which a name may be a common word. */
const LEAST_NAME = 4;

/** Whether a lesson speaks of a thing: by the name its label begins with. */
function isNamed(thing: Element, lesson: string): boolean {
  const label = thing.getAttribute('aria-label') ?? thing.querySelector('.unseen')?.textContent ?? '';
  const [name = ''] = label.split(/[,.]/u);
  return name.length >= LEAST_NAME && lesson.includes(name);
}

/** Of these things, how many lie under a card, in good part. */
function covered(card: HTMLElement, things: readonly Element[]): number {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return things.filter(thing => {
    const box = thing.getBoundingClientRect();
    const across = Math.min(right, box.right) - Math.max(left, box.left);
    const down = Math.min(bottom, box.bottom) - Math.max(top, box.top);
    return across > 0 && down > 0 && across * down > SLIVER * box.width * box.height;
  }).length;
}

/** Up where it disturbs nobody; down, if what has to be picked is up there, or else what the lesson speaks of. */
function step(card: HTMLElement): void {
  const table = card.parentElement;
  if (!table) return;
  const lesson = card.querySelector('[role=status]')?.textContent ?? '';
  const named = [...table.querySelectorAll('.thing')].filter(thing => isNamed(thing, lesson));
  for (const things of [[...table.querySelectorAll(LIT)], named]) {
    card.removeAttribute('data-low');
    const above = covered(card, things);
    card.setAttribute('data-low', 'yes');
    const below = covered(card, things);
    if (below >= above) card.removeAttribute('data-low');
    if (below !== above) return;
  }
}

/** A card that lies over the table, and never on what has to be picked, nor on what it speaks of if that can be. */
export function useCardPlace(): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    const table = current?.parentElement;
    if (!current || !table) return undefined;
    const look = (): void => step(current);
    // What is lit changes with every tap, whatever draws it.
    const watch = new MutationObserver(look);
    watch.observe(table, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['class', 'disabled'],
    });
    addEventListener('resize', look);
    look();
    return () => {
      watch.disconnect();
      removeEventListener('resize', look);
    };
  }, []);
  return card;
}

import type { ThingRef } from '@tavolata/board-kit';
import type { TablePageState } from './page-state.ts';
import { tap } from './things.ts';

/** Pixels a finger covers. */
const THUMB = 44;

const PRESSED = '[data-thing][role=button]';
const OTHERS = 'button, a[href], label, input, select, summary, dialog';

/** Something a finger may have meant. */
export interface Meant {
  readonly thing: ThingRef;
  readonly name: string;
}

const isSmall = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && Math.min(width, height) < THUMB;
};

/** Whether a thumb on its middle would cover this point; what lies under something else, none does. */
function isNear(element: Element, x: number, y: number): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [middle, centre] = [left + width / 2, top + height / 2];
  if (Math.abs(x - middle) > Math.max(THUMB, width) / 2) return false;
  if (Math.abs(y - centre) > Math.max(THUMB, height) / 2) return false;
  return element.contains(document.elementFromPoint(middle, centre));
}

/** Of the things smaller than a thumb those it may have meant: the one it met, and what can be picked nearby. */
function meantBy({ target, clientX, clientY }: MouseEvent): HTMLElement[] {
  if (!(target instanceof Element) || target.closest(OTHERS)) return [];
  const met = target.closest<HTMLElement>(PRESSED);
  if (met && !isSmall(met)) return [];
  const near = [...document.querySelectorAll<HTMLElement>(`.tv ${PRESSED}`)].filter(
    each => isSmall(each) && isNear(each, clientX, clientY),
  );
  const sought = near.filter(each => each === met || each.matches('.is-lit, .is-selected'));
  return sought.length > 0 ? sought : near;
}

const readMeant = ({ dataset }: HTMLElement): Meant => ({
  thing: JSON.parse(dataset.thing ?? '') as ThingRef,
  name: dataset.name ?? '',
});

/** A finger beside a small thing finds it; between several it is asked which one it meant. A mouse means what it meets. */
export function findMeant(state: TablePageState, event: MouseEvent): void {
  if ((event as PointerEvent).pointerType !== 'touch') return;
  const [first, ...others] = meantBy(event);
  if (!first || (others.length === 0 && first.contains(event.target as Element))) return;
  event.stopPropagation();
  if (others.length === 0) tap(state, readMeant(first).thing);
  else state.meant.value = [first, ...others].map(readMeant);
}

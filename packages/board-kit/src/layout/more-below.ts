import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** So much at the lower edge fades while there is more below. */
const FADE = 28;

const fade = ({ style, scrollHeight, scrollTop, clientHeight }: HTMLElement): void => {
  const below = Math.max(0, scrollHeight - clientHeight - scrollTop);
  style.setProperty('--more', `${below < 2 ? 0 : FADE}px`);
};

/** Something that can be picked is in sight when a question comes: if none of it is, the first. */
function showLit(list: HTMLElement): void {
  const { top, bottom } = list.getBoundingClientRect();
  const lit = [...list.querySelectorAll('.is-lit')];
  const isSeen = (each: Element): boolean => {
    const box = each.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom - FADE;
  };
  if (!lit.some(isSeen)) lit[0]?.scrollIntoView({ block: 'nearest' });
}

/** A list that scrolls within itself. Its style fades it by `--more` at the lower edge, so that nobody takes what is seen for all. */
export function useMoreBelow(question: string | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) fade(list.current);
  });
  useLayoutEffect(() => {
    if (list.current && question !== undefined) showLit(list.current);
  }, [question]);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const look = (): void => fade(element);
    const size = new ResizeObserver(look);
    size.observe(element);
    element.addEventListener('scroll', look);
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return list;
}

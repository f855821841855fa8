import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';

/** To the beginning of a chapter, with the focus: whoever listens or goes by keys reads on from there. */
export function turnTo(chapter: string): void {
  const section = document.getElementById(chapter);
  section?.scrollIntoView();
  section?.querySelector('h2')?.focus({ preventScroll: true });
}

/** Tells the styles how much of the page its head covers, however its words break. */
export function useHeadHeight(head: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = head;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      current.parentElement?.style.setProperty('--head-h', `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
}

/** How far below the head one begins to read, in pixels. */
const READ_BELOW = 40;

/** Which of these chapters is being read: the last that begins above. */
export function useChapterInView(
  chapters: readonly string[],
  head: RefObject<HTMLElement | null>,
): string | undefined {
  const current = useSignal(chapters[0]);
  useEffect(() => {
    const topOf = (chapter: string): number =>
      document.getElementById(chapter)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    const look = () => {
      const line = (head.current?.offsetHeight ?? 0) + READ_BELOW;
      current.value = chapters.findLast(chapter => topOf(chapter) <= line) ?? chapters[0];
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [chapters.join(' ')]);
  return current.value;
}

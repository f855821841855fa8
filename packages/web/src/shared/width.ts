import { type Signal, signal } from '@preact/signals';

/** Whether the window is so, as style sheets say it. */
export function matching(media: string): Signal<boolean> {
  const query = matchMedia(media);
  const matches = signal(query.matches);
  query.addEventListener('change', () => {
    matches.value = query.matches;
  });
  return matches;
}

/** A phone's width, where the frame stands in one column. */
export const phone = matching('(max-width: 720px)');
/** Between phone and desk: no room for a rail, nor for cards on both sides or fanned out in a hand. */
export const narrow = matching('(max-width: 1100px)');

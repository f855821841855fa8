import { type Signal, signal } from '@preact/signals';

function matching(media: string): Signal<boolean> {
  const query = matchMedia(media);
  const matches = signal(query.matches);
  query.addEventListener('change', () => {
    matches.value = query.matches;
  });
  return matches;
}

/** A phone's width, where the frame stands in one column. */
export const phone = matching('(max-width: 720px)');
/** Not wide enough for Ability cards on both sides of the arena: they open as a sheet. */
export const narrow = matching('(max-width: 1100px)');

import { signal } from '@preact/signals';

/** A phone's width, where the frame stands in one column: the hand lies in rows. */
const query = matchMedia('(max-width: 720px)');
export const narrow = signal(query.matches);
query.addEventListener('change', () => {
  narrow.value = query.matches;
});

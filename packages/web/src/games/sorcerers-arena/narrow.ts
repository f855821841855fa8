import { signal } from '@preact/signals';

export { phone } from '../../shared/width.ts';

/** As in the style sheets: Ability cards have no room beside the arena, nor a hand between piles and deeds. */
const query = matchMedia('(max-width: 1279px), (max-height: 839px)');
export const narrow = signal(query.matches);
query.addEventListener('change', () => {
  narrow.value = query.matches;
});

import { signal } from '@preact/signals';

/** Up to a tablet's width the city folds: one column, and my cards one kind at a time. */
export { narrow as phone } from '../../shared/width.ts';

/** In pixels: on a desk it hangs on how many cards I have whether they lie side by side. */
export const windowWidth = signal(innerWidth);
addEventListener('resize', () => {
  windowWidth.value = innerWidth;
});

import { signal } from '@preact/signals';

/** In pixels: on a desk it hangs on how many cards I have whether they lie side by side. */
export const windowWidth = signal(innerWidth);
addEventListener('resize', () => {
  windowWidth.value = innerWidth;
});

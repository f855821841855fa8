import { computed, signal } from '@preact/signals';
import { compact, phone, windowName } from '@tavolata/board-kit';

/** How high the board is, in rem; as it says itself. */
export const boardHeight = signal(Number.POSITIVE_INFINITY);
const LOW = { phone: 21.5, side: 20.5 };

/** So low that my items lie beside me, those alone that I can use now. */
export const low = computed(() => compact.value && boardHeight.value < LOW[phone.value ? 'phone' : 'side']);

/** In rem: so high a card of mine says upright what it can say in that window; lower, it may lie on its side. */
export const uprightFrom = computed(() =>
  windowName.value === 'desk' ? undefined : compact.value ? 6 : 7.2,
);

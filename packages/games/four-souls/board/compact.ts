import { computed, signal } from '@preact/signals';
import { phone, windowName } from '@tavolata/board-kit';

/** So little room that the others are names and numbers, and the stack lies where my items were. */
export const compact = computed(() => windowName.value === 'phone' || windowName.value === 'side');

/** How high the board is, in rem; as it says itself. */
export const boardHeight = signal(Number.POSITIVE_INFINITY);
const LOW = { phone: 21.5, side: 20.5 };

/** So low that my items lie beside me, those alone that I can use now. */
export const low = computed(() => compact.value && boardHeight.value < LOW[phone.value ? 'phone' : 'side']);

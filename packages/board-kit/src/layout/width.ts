import { computed, type Signal, signal } from '@preact/signals';
import { windowName } from './windows.ts';

function watched(media: string): Signal<boolean> {
  const query = matchMedia(media);
  const matches = signal(query.matches);
  query.addEventListener('change', () => {
    matches.value = query.matches;
  });
  return matches;
}

/** Whether the window is so, as style sheets say it. Asked for when first looked at: what draws nothing has no window. */
export function mediaMatch(media: string): { readonly value: boolean } {
  let matches: Signal<boolean> | undefined;
  return {
    get value() {
      matches ??= watched(media);
      return matches.value;
    },
  };
}

/** One column: nothing lies beside anything. */
export const phone = computed(() => windowName.value === 'phone');
/** No room for a rail, nor for cards on both sides or fanned out in a hand. */
export const narrow = computed(() => ['phone', 'side', 'tablet'].includes(windowName.value));
/** Nothing hovers, and there are most likely no keys: hints of either would be in the way. */
export const touch = mediaMatch('(hover: none)');
/** A phone, whichever way it is held: what is small is laid out for fingers. */
export const compact = computed(() => ['phone', 'side'].includes(windowName.value));

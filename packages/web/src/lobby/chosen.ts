import { effect, signal } from '@preact/signals';
import { DOORS, doorOf } from '../games/doors.ts';
import { place } from '../shared/places.ts';

/** The door somebody stands before: still the same when they come back to the lobby. */
export const chosen = signal(DOORS[0]?.slug ?? '');

/** Whether it is looked at closely: only then is anything of the game needed. */
export const isLookedAt = signal(false);

export function choose(slug: string): void {
  chosen.value = slug;
  isLookedAt.value = true;
}

effect(() => {
  const placed = place.value;
  if (placed.at === 'new' && doorOf(placed.slug)) choose(placed.slug);
});

import { effect, signal } from '@preact/signals';
import { doorOf } from '../games/index.ts';
import { place } from '../shared/places.ts';

/** The door somebody stands before: still the same when they come back to the lobby. */
export const chosen = signal('boss-monster');

effect(() => {
  const placed = place.value;
  if (placed.at === 'new' && doorOf(placed.slug)) chosen.value = placed.slug;
});

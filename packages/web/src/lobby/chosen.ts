import { signal } from '@preact/signals';

/** The door somebody stands before: still the same when they come back to the lobby. */
export const chosen = signal('boss-monster');

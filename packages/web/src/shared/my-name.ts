import { signal } from '@preact/signals';

const STORED = 'tavolata.name';

/** What I was called last, at any table. */
export const myName = signal(localStorage.getItem(STORED) ?? '');

export function keepName(): void {
  localStorage.setItem(STORED, myName.value.trim());
}

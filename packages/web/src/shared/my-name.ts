import { signal } from '@preact/signals';
import { keep, kept } from './kept.ts';

const STORED = 'tavolata.name';

/** What I was called last, at any table. */
export const myName = signal(kept(STORED) ?? '');

export function keepName(): void {
  keep(STORED, myName.value.trim());
}

import { signal } from '@preact/signals';
import { keep, kept, say } from '@tavolata/board-kit';

const STORED = 'tavolata.name';

/** What I was called last, at any table. */
export const myName = signal(kept(STORED) ?? '');

/** What others call me; whoever gives no name is a guest. */
export const calledMe = (): string => myName.value.trim() || say('guest');

export function keepName(): void {
  keep(STORED, myName.value.trim());
}

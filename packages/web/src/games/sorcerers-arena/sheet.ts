import { signal } from '@preact/signals';
import type { CharacterId } from '@tavolata/sorcerers-arena';

/** On phones: the character whose sheet is open. */
export const open = signal<CharacterId | undefined>(undefined);

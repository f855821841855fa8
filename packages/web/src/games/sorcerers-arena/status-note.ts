import { signal } from '@preact/signals';
import type { CharacterId, StatusName } from '@tavolata/sorcerers-arena';

/** The Status Effect somebody asked about, and whose it is. */
export const asked = signal<{ readonly status: StatusName; readonly id: CharacterId } | undefined>(undefined);

import { signal } from '@preact/signals';

/** A zone whose cards are being looked through, if one is. */
export const browsed = signal<string | undefined>(undefined);

/** Opens a zone, or closes it again. */
export function browse(zone: string): void {
  browsed.value = browsed.value === zone ? undefined : zone;
}

import { signal } from '@preact/signals';

/** A zone, or what somebody has (`player/b`), that is being looked through, if anything is. */
export const browsed = signal<string | undefined>(undefined);

/** Opens it, or closes it again. */
export function browse(what: string): void {
  browsed.value = browsed.value === what ? undefined : what;
}

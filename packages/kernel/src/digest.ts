import { hash } from './hash.ts';
import type { State } from './state.ts';

/** JSON with sorted keys: equal data, equal text, however it was built. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** A fingerprint of a whole state: two matches with equal digests stand in the same position. */
export const digest = (state: State): string => hash(canonical(state));

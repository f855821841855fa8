import type { State } from '../author/state.ts';
import { hash } from '../crypto/hash.ts';

/** JSON with sorted keys: equal data, equal text, however it was built. */
export function canonicalJson(value: unknown): string {
  // Most of a state is numbers, which `String` writes faster than JSON.
  if (Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) return canonicalRecord(value as Record<string, unknown>);
  return JSON.stringify(value);
}

function canonicalRecord(record: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const key of Object.keys(record).sort()) {
    const item = record[key];
    if (item !== undefined) text += `${text && ','}${JSON.stringify(key)}:${canonicalJson(item)}`;
  }
  return `{${text}}`;
}

/** A fingerprint of a whole state: two matches with equal digests stand in the same position. */
export const digestOf = (state: State): string => hash(canonicalJson(state));

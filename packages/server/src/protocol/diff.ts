/**
 * The difference between two pictures, as data a client can apply without knowing what they mean. Most answers change
 * a few numbers of a view that is ten thousand letters long.
 *
 * - `{"=": x}` is the value itself, replacing what was there;
 * - `{"k": d, …}` under `"o"` are changes of an object's members, and `"x"` names members that are gone;
 * - `{"a": [[i, d], …], "n": length}` are changes of an array's items, cut or grown to `n` afterwards.
 */
export type Diff =
  | { readonly '=': unknown }
  | { readonly o: Readonly<Record<string, Diff>>; readonly x?: readonly string[] }
  | { readonly a: readonly (readonly [number, Diff])[]; readonly n?: number };

export const NO_CHANGE: Diff = { o: {} };

type Fields = Readonly<Record<string, unknown>>;

/** Nothing if they are equal. */
export function pictureDiff(before: unknown, after: unknown): Diff | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return arrayDiff(before, after);
  if (isFields(before) && isFields(after)) return objectDiff(before, after);
  return { '=': after };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Most of what is compared is equal: nothing is made before the first difference.

function arrayDiff(before: readonly unknown[], after: readonly unknown[]): Diff | undefined {
  let changes: (readonly [number, Diff])[] | undefined;
  for (let i = 0; i < after.length; i++) {
    const change = i < before.length ? pictureDiff(before[i], after[i]) : { '=': after[i] };
    if (!change) continue;
    changes ??= [];
    changes.push([i, change]);
  }
  const isAsLong = before.length === after.length;
  if (!changes) return isAsLong ? undefined : { a: [], n: after.length };
  // Small things, or things all different, are told faster whole.
  if (changes.length * 2 > after.length) return { '=': after };
  return isAsLong ? { a: changes } : { a: changes, n: after.length };
}

/** What is undefined does not go over a line: it is not there. */
const has = (fields: Fields, key: string): boolean => fields[key] !== undefined && Object.hasOwn(fields, key);

function objectDiff(before: Fields, after: Fields): Diff | undefined {
  let changes: Record<string, Diff> | undefined;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const change = has(before, key) ? pictureDiff(before[key], value) : { '=': value };
    if (!change) continue;
    changes ??= {};
    changes[key] = change;
  }
  let gone: string[] | undefined;
  for (const key in before) {
    if (!has(before, key) || has(after, key)) continue;
    gone ??= [];
    gone.push(key);
  }
  if (gone) return { o: changes ?? {}, x: gone };
  return changes && { o: changes };
}

/** What a client does with it; the page has the same few lines. */
export function applyDiff(before: unknown, diff: Diff): unknown {
  if ('=' in diff) return diff['='];
  if ('a' in diff) {
    const items = Array.isArray(before) ? before.slice(0, diff.n ?? before.length) : [];
    for (const [i, change] of diff.a) items[i] = applyDiff(items[i], change);
    return items;
  }
  const copy: Record<string, unknown> = { ...(before as Fields) };
  for (const key of diff.x ?? []) delete copy[key];
  for (const key of Object.keys(diff.o)) copy[key] = applyDiff(copy[key], diff.o[key] as Diff);
  return copy;
}

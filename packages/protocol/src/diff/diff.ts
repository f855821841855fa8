/**
 * The difference between two pieces of plain data, which a client applies without knowing what they mean. Most answers
 * change a few numbers of a view that is ten thousand letters long.
 *
 * - `{"=": x}`: the value is `x` now;
 * - `{"o": {key: d, …}, "x": [key, …]}`: an object; these members change, those in `x` are gone;
 * - `{"a": [[i, d], …], "n": length}`: an array; cut it to `n`, then change or add these items;
 * - `{"s": [i, n, [x, …]]}`: an array; from place `i` on, `n` items go and these come, as when a card is drawn.
 */
export type Diff =
  | { readonly '=': unknown }
  | { readonly o: Readonly<Record<string, Diff>>; readonly x?: readonly string[] }
  | { readonly a: readonly (readonly [number, Diff])[]; readonly n?: number }
  | { readonly s: readonly [at: number, gone: number, come: readonly unknown[]] };

/** What has not changed stays the same object: whoever draws it sees what has. */
export function applyDiff(before: unknown, diff: Diff): unknown {
  if ('=' in diff) return diff['='];
  if ('s' in diff) {
    const [at, gone, come] = diff.s;
    const items = [...(before as readonly unknown[])];
    items.splice(at, gone, ...come);
    return items;
  }
  if ('a' in diff) {
    const items = (before as readonly unknown[]).slice(0, diff.n);
    for (const [i, change] of diff.a) items[i] = applyDiff(items[i], change);
    return items;
  }
  const copy: Record<string, unknown> = { ...(before as Readonly<Record<string, unknown>>) };
  for (const key of diff.x ?? []) delete copy[key];
  for (const [key, change] of Object.entries(diff.o)) copy[key] = applyDiff(copy[key], change);
  return copy;
}

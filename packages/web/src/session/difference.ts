/** See docs/protocol.md, "Differences". */
export type Diff =
  | { readonly '=': unknown }
  | { readonly o: Readonly<Record<string, Diff>>; readonly x?: readonly string[] }
  | { readonly a: readonly (readonly [number, Diff])[]; readonly n?: number }
  | { readonly s: readonly [at: number, gone: number, come: readonly unknown[]] };

/** What is kept of the picture before stays the same object: whoever draws it sees what has changed. */
export function applied(before: unknown, diff: Diff): unknown {
  if ('=' in diff) return diff['='];
  if ('s' in diff) {
    const [at, gone, come] = diff.s;
    const items = [...(before as readonly unknown[])];
    items.splice(at, gone, ...come);
    return items;
  }
  if ('a' in diff) {
    const items = (before as readonly unknown[]).slice(0, diff.n);
    for (const [i, change] of diff.a) items[i] = applied(items[i], change);
    return items;
  }
  const copy: Record<string, unknown> = { ...(before as Readonly<Record<string, unknown>>) };
  for (const key of diff.x ?? []) delete copy[key];
  for (const [key, change] of Object.entries(diff.o)) copy[key] = applied(copy[key], change);
  return copy;
}

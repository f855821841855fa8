interface Known<K, V, At> {
  readonly key: K;
  at: At;
  value: V;
}

/** What was made for a moment is not made again until the next: by key, and only the latest. For a handful of keys. */
export class Memo<K, V, At = number> {
  private readonly known: Known<K, V, At>[] = [];

  /** `make` is told what there was before. */
  of(key: K, at: At, make: (key: K, before: V | undefined) => V): V {
    const known = this.find(key);
    if (known?.at === at) return known.value;
    const value = make(key, known?.value);
    if (!known) this.known.push({ key, at, value });
    else {
      known.at = at;
      known.value = value;
    }
    return value;
  }

  /** So few are looked through sooner than found in a map. */
  private find(key: K): Known<K, V, At> | undefined {
    for (const known of this.known) if (known.key === key) return known;
    return undefined;
  }
}

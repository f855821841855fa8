interface Known<V> {
  at: number;
  value: V;
}

/** What was made for a moment is not made again until the next: by key, and only the latest. */
export class Memo<K, V> {
  private readonly known = new Map<K, Known<V>>();

  /** `make` is told what there was before. */
  of(key: K, at: number, make: (key: K, before: V | undefined) => V): V {
    const known = this.known.get(key);
    if (known?.at === at) return known.value;
    const value = make(key, known?.value);
    if (!known) this.known.set(key, { at, value });
    else {
      known.at = at;
      known.value = value;
    }
    return value;
  }
}

interface Known<K, V, At> {
  readonly key: K;
  at: At;
  value: V;
}

/** What was made for a moment is not made again until the next: by key, and only the latest. For a handful of keys. */
export class Memo<K, V, At = number> {
  private readonly known: Known<K, V, At>[] = [];

  /** What was made for that moment, in a box: it may be nothing. */
  at(key: K, at: At): { readonly value: V } | undefined {
    const known = this.find(key);
    return known?.at === at ? known : undefined;
  }

  /** What was made last, for whatever moment. */
  last(key: K): V | undefined {
    return this.find(key)?.value;
  }

  keep(key: K, at: At, value: V): V {
    const known = this.find(key);
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

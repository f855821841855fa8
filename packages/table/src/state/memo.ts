interface Known<K, V, At> {
  readonly key: K;
  at: At;
  value: V;
}

/** A cache of one value per key, valid at one moment only. For a handful of keys. */
export class Memo<K, V, At = number> {
  private readonly known: Known<K, V, At>[] = [];

  /** The value for that moment, in a box: it may be undefined. */
  at(key: K, at: At): { readonly value: V } | undefined {
    const known = this.find(key);
    return known?.at === at ? known : undefined;
  }

  /** The latest value, for whatever moment. */
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

  /** For so few keys a scan is quicker than a map. */
  private find(key: K): Known<K, V, At> | undefined {
    for (const known of this.known) if (known.key === key) return known;
    return undefined;
  }
}

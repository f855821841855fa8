/** Loads each thing once. What could not be loaded is asked for again the next time. */
export class Once<T> {
  private readonly loaded = new Map<string, Promise<T>>();

  get(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.loaded.get(key);
    if (known) return known;
    const loading = load();
    this.loaded.set(key, loading);
    loading.catch(() => this.loaded.delete(key));
    return loading;
  }
}

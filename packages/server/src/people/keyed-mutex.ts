/** Runs what has the same key one after the other, so that what one has read still holds when it writes. */
export class KeyedMutex {
  private readonly tails = new Map<string, Promise<unknown>>();

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(name);
    const passing = before ? before.then(work, work) : work();
    this.tails.set(name, passing);
    try {
      return await passing;
    } finally {
      if (this.tails.get(name) === passing) this.tails.delete(name);
    }
  }
}

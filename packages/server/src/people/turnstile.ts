/** Lets whatever has the same name through one after the other, so that what one has looked up still holds when it writes. */
export class Turnstile {
  private readonly last = new Map<string, Promise<unknown>>();

  async pass<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(name);
    const passing = before ? before.then(work, work) : work();
    this.last.set(name, passing);
    try {
      return await passing;
    } finally {
      if (this.last.get(name) === passing) this.last.delete(name);
    }
  }
}

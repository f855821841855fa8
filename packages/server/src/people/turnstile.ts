/** Lets whatever concerns the same guest through one after the other, so that what one has looked up still holds when it writes. */
export class Turnstile {
  private readonly last = new Map<string, Promise<unknown>>();

  async pass<T>(guest: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(guest);
    const passing = before ? before.then(work, work) : work();
    this.last.set(guest, passing);
    try {
      return await passing;
    } finally {
      if (this.last.get(guest) === passing) this.last.delete(guest);
    }
  }
}

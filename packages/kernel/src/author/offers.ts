/**
 * Which candidates were offered, question by question, since the step began: a fork replays the step and recalls them
 * instead of judging each candidate again. Refused candidates, shown to people with the reason, come last.
 */
export class Offers {
  private readonly lists: (readonly number[])[];
  private next = 0;

  constructor(lists: (readonly number[])[] = []) {
    this.lists = lists;
  }

  /** The same offers, to recall from the beginning of the step. */
  again(): Offers {
    return new Offers(this.lists.slice());
  }

  /** What was offered when this was asked before, if it was. */
  recall(): readonly number[] | undefined {
    return this.lists[this.next++];
  }

  /** Notes what was judged now, not recalled. */
  note(offered: readonly number[]): void {
    this.lists.push(offered);
  }
}

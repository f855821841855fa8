/**
 * Which candidates were not refused, question by question, since the step began. A fork goes the same way again, and
 * need not judge a second time what was judged when it was asked. Candidates that are named to people alone, with the
 * reason why not, come last.
 */
export class Offers {
  private readonly lists: (readonly number[])[];
  private next = 0;

  constructor(lists: (readonly number[])[] = []) {
    this.lists = lists;
  }

  /** For somebody who asks the same once more, from the beginning of the step. */
  again(): Offers {
    return new Offers(this.lists.slice());
  }

  /** What was offered the last time this was asked, if it was. */
  recall(): readonly number[] | undefined {
    return this.lists[this.next++];
  }

  /** What was just found out, not having been recalled. */
  note(offered: readonly number[]): void {
    this.lists.push(offered);
  }
}

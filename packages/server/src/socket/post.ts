/** Somebody with words to send. */
export interface Sender {
  post(): void;
}

/**
 * Sends what was told in one turn of the event loop at its end, for all connections together. One write to the network
 * costs more than its words, and wakes whoever waits for it: in a row they cost less.
 */
export class Post {
  private waiting: Sender[] = [];

  add(sender: Sender): void {
    this.waiting.push(sender);
    if (this.waiting.length === 1) setImmediate(() => this.sendAll());
  }

  private sendAll(): void {
    const senders = this.waiting;
    this.waiting = [];
    for (const sender of senders) sender.post();
  }
}

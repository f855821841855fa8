/** Says of something that was begun that nobody wants it any more. */
export class Cancellation {
  private calls: (() => void)[] = [];
  isCancelled = false;

  cancel(): void {
    if (this.isCancelled) return;
    this.isCancelled = true;
    for (const call of this.calls.splice(0)) call();
  }

  /** Called once, when it is cancelled; at once, if it is already. */
  onCancel(call: () => void): void {
    if (this.isCancelled) call();
    else this.calls.push(call);
  }
}

/** Whoever waits for what was cancelled. */
export class Cancelled extends Error {
  constructor() {
    super('nobody wants it any more');
    this.name = 'Cancelled';
  }
}

/** Somebody who says something, and is told something. */
export interface BatchMember {
  /** Sees to what it has said. */
  readInput(): void;
  /** Puts into words what it is told. */
  encodeOutput(): void;
  sendOutput(): void;
}

/**
 * Does what one turn of the event loop brings in rounds: everybody is heard, then all that is to be told is written,
 * then sent. What is done many times in a row costs a processor less than the same in turns with something else, and
 * one write to the network costs more than its words, and wakes whoever waits for it.
 */
export class BatchIO {
  private withInput: BatchMember[] = [];
  private withOutput: BatchMember[] = [];
  private isDue = false;

  /** It has said something. */
  hasInput(party: BatchMember): void {
    this.withInput.push(party);
    this.begin();
  }

  /** It has something to be told. */
  hasOutput(party: BatchMember): void {
    this.withOutput.push(party);
    this.begin();
  }

  private begin(): void {
    if (this.isDue) return;
    this.isDue = true;
    setImmediate(this.go);
  }

  private readonly go = (): void => {
    const { withInput } = this;
    this.withInput = [];
    for (const speaker of withInput) speaker.readInput();
    const { withOutput } = this;
    this.withOutput = [];
    this.isDue = false;
    for (const listener of withOutput) listener.encodeOutput();
    for (const listener of withOutput) listener.sendOutput();
  };
}

/** Time as the host has it, in milliseconds. */
export interface Clock {
  now(): number;
  /** Calls back once, not before `ms` have passed; what it returns cancels it. */
  after(ms: number, call: () => void): () => void;
  /**
   * How long until now, in all, the host stood still and could serve nobody: players' clocks do not run then. A host
   * without it never does.
   */
  paused?(): number;
}

/** Bytes nobody can guess. */
export interface Entropy {
  bytes(count: number): Uint8Array;
}

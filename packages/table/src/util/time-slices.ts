/** Time that long work takes from everybody else on the same thread: asked for again and again. */
export interface TimeSlices {
  /** Nothing while the work may go on; else when it may. */
  pause(): Promise<void> | undefined;
}

/** Work that pauses now and then, done at once. */
function runAtOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The same, a slice at a time where the host has other things to do. */
export async function runInSlices<T>(work: Generator<void, T>, leisure: TimeSlices | undefined): Promise<T> {
  if (!leisure) return runAtOnce(work);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    const pause = leisure.pause();
    if (pause) await pause;
  }
}

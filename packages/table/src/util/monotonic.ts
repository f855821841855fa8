/**
 * A host's time in milliseconds, for what is counted in it. Should somebody set the clock back, it goes on from where it
 * was, at the clock's own pace: nothing happens twice, and nobody waits until the same hour has come again.
 */
export function monotonic(read: () => number): () => number {
  let latest = 0;
  /** How far it is ahead of the clock. */
  let ahead = 0;
  return () => {
    const time = read();
    if (time >= latest) ahead = 0;
    else if (time + ahead < latest) ahead = latest - time;
    latest = time + ahead;
    return latest;
  };
}

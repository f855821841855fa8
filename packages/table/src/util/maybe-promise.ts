/** There already, or later. Most of what a table does waits for nothing, and a promise would only cost. */
export type MaybePromise<T> = T | Promise<T>;

/** Goes on with a value once it is there: at once, if it is. */
export const whenDone = <T, U>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<U>,
): MaybePromise<U> => (value instanceof Promise ? value.then(next) : next(value));

/** There already, or later. Most of what a table does waits for nothing, and a promise would only cost. */
export type Soon<T> = T | Promise<T>;

/** Goes on with a value once it is there: at once, if it is. */
export const after = <T, U>(value: Soon<T>, next: (value: T) => Soon<U>): Soon<U> =>
  value instanceof Promise ? value.then(next) : next(value);

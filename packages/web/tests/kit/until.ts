import { effect, type ReadonlySignal } from '@preact/signals';

/** Resolves when a signal has such a value. */
export function until<T>(signal: ReadonlySignal<T>, isSo: (value: T) => boolean): Promise<T> {
  return new Promise(resolve => {
    const stop = effect(() => {
      const { value } = signal;
      if (!isSo(value)) return;
      queueMicrotask(() => stop());
      resolve(value);
    });
  });
}

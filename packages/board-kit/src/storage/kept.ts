import { effect, type Signal, signal } from '@preact/signals';

/** For good, or until the tab is closed. */
type Shelf = () => Storage;
const browser: Shelf = () => localStorage;
export const tab: Shelf = () => sessionStorage;

/** Where the browser keeps nothing for us, it is remembered until the page is closed. */
const remembered = new Map<string, string>();

/** What this browser keeps for its reader. */
export function kept(key: string, shelf = browser): string | undefined {
  try {
    return remembered.get(key) ?? shelf().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: string, shelf = browser): void {
  try {
    shelf().setItem(key, value);
    remembered.delete(key);
  } catch {
    remembered.set(key, value);
  }
}

export function forget(key: string, shelf = browser): void {
  remembered.delete(key);
  try {
    shelf().removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** A choice of the reader's own, kept from one visit to the next. */
export function setting<T>(
  key: string,
  read: (text: string | undefined) => T,
  write: (value: T) => string = String,
): Signal<T> {
  const chosen = signal(read(kept(key)));
  effect(() => keep(key, write(chosen.value)));
  return chosen;
}

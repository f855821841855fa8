import { setting } from '@tavolata/board-kit';

/** A list of decks somebody keeps in this browser: its name, and the code it can be shared by. */
export interface Saved {
  readonly name: string;
  readonly code: string;
}

const PLACE = 'tavolata.four-souls.decks';

function read(text = '[]'): readonly Saved[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? (kept as Saved[]) : [];
  } catch {
    // What cannot be read is of no use to anybody.
    return [];
  }
}

export const saved = setting<readonly Saved[]>(PLACE, read, JSON.stringify);

/** Under a name there is one list, the newest. */
export function keep(name: string, code: string): void {
  saved.value = [...saved.value.filter(other => other.name !== name), { name, code }];
}

export function forget(name: string): void {
  saved.value = saved.value.filter(other => other.name !== name);
}
